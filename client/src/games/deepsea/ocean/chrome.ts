/** Icons of the tools around the ocean. */
export { default as lensIcon } from '~icons/t/zoom-scan';
export { default as fitIcon } from '~icons/t/arrows-maximize';
export { default as minus } from '~icons/t/minus';
