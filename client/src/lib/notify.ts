/** A notification of the system when it is your turn and the page is not in sight. Off until somebody turns it on. */
import { change, settings } from './settings.svelte';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Turn it on or off; on only if the browser is allowed to. Says whether it is on now. */
export async function setNotify(wanted: boolean): Promise<boolean> {
  const on = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  change({ notify: on });
  return on;
}

export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag, icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
