/** Keeps one whole version of the folder: offline it answers from there, and versions are never mixed. */
const VERSION = 'bathysphere-{version}';
const FILES = {files};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(FILES)));
});

// A new version begins when the last page of the old one is closed.
addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('bathysphere-') && name !== VERSION);
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(registration.scope)) return;
  const answer = async () => {
    const kept = await caches.open(VERSION);
    return (await kept.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
