/**
 * What lies over the table. Keys belong to what is on top: nothing is played behind a dialog, and Escape puts away one
 * thing at a time. Dialogs and menus of the browser close by themselves; everything else says here how.
 */
const open: (() => void)[] = [];

/** Something is open as long as the effect that says so lives; `close` puts it away. */
export function layer(close: () => void): () => void {
  open.push(close);
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Put away what is on top; says whether there was anything. */
export function putAway(): boolean {
  const top = open.at(-1);
  top?.();
  return top !== undefined;
}

/** Does a dialog or a menu have the keys? */
export const covered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

/** Where the focus goes back to: what had it, or the button of the menu that it is in. */
function opener(): HTMLElement | null {
  const at = document.activeElement as HTMLElement | null;
  const menu = at?.closest('[popover]');
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : at;
}

/** Give the focus back, or to the question if what had it is gone. */
export function giveBack(back: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (covered()) return;
    const there = back?.isConnected && back !== document.body && back.checkVisibility() ? back : null;
    (there ?? document.getElementById('question') ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });
}

/** Open a dialog: the focus goes in, stays there, and comes back; a press beside it closes it. */
export function openDialog(dialog: HTMLDialogElement): void {
  const back = opener();
  const beside = (event: MouseEvent): void => {
    const box = dialog.getBoundingClientRect();
    const within =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    // A key that presses a button inside comes without a place.
    if (event.target === dialog && !within) dialog.close();
  };
  dialog.addEventListener('click', beside);
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener('click', beside);
      giveBack(back);
    },
    { once: true },
  );
  dialog.showModal();
}
