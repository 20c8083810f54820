/** How far the page is with what it has to load before tables answer: nothing where a server has them. */
export const loading = $state({
  /** From 0 to 1. */
  share: 1,
  failed: '',
  /** Does the browser keep what is played? */
  keeps: true,
});
