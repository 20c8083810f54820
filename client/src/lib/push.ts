/** Notices to this browser, also when no page of ours is open. */
import { api } from './api';
import type { NoticeInfo } from '../wire';

export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** Base64 as keys of servers come, as bytes. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(
    key
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(key.length / 4) * 4, '='),
  );
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Ask the browser for leave, and tell the server where it can be pushed; null if the person does not want it. */
export async function pushHere(key: string, label: string): Promise<NoticeInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = '', keys = {} } = made.toJSON();
  return api.addWay({ kind: 'push', address: endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', label });
}
