/** Is the guide for the first turns wanted? Remembered on this device. */
const PLACE = 'bathysphere.reef.guide';

function remembered(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

export const guide = $state({ on: remembered() });

export function show(on: boolean): void {
  guide.on = on;
  try {
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  } catch {
    // A private window: it stays as it is until the page is left.
  }
}
