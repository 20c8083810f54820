/** Where a server has the tables: if it cannot be reached, a page says so. Nothing else is answered from here. */
const KEPT = 'bathysphere-offline';
const PAGE = 'offline.html';

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(KEPT)).add(new Request(PAGE, { cache: 'reload' }));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const kept = async () => (await (await caches.open(KEPT)).match(PAGE)) ?? Response.error();
  event.respondWith(fetch(event.request).catch(kept));
});
