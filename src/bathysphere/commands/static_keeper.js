/** Keeps one whole version of the folder: offline it answers from there, and versions are never mixed. */
const VERSION = 'bathysphere-{version}';
/** Every file, with its SHA-256; nothing for those that are named after what is in them. */
const FILES = {files};

addEventListener('install', (event) => event.waitUntil(keep()));

/** All or nothing: a file of another version ends it, and the next visit tries again. */
async function keep() {
  const kept = await caches.open(VERSION);
  const older = await others();
  await Promise.all(
    Object.entries(FILES).map(async ([name, digest]) => {
      const known = digest ? undefined : await first(older, name);
      const answer = known ?? (await fetch(name, { cache: digest ? 'no-cache' : 'default' }));
      if (!answer.ok || (digest && (await digestOf(answer.clone())) !== digest)) throw new Error(`${name} has changed`);
      if (name === 'index.html') await kept.put('./', answer.clone());
      await kept.put(name, answer);
    }),
  );
}

async function others() {
  return (await caches.keys()).filter((name) => name.startsWith('bathysphere-') && name !== VERSION);
}

async function first(versions, name) {
  for (const version of versions) {
    const answer = await (await caches.open(version)).match(name);
    if (answer) return answer;
  }
  return undefined;
}

async function digestOf(answer) {
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A new version begins when the last page of the old one is closed. The page of a first visit is answered from here at
// once: it is of this very version, or asks for files whose names are in no other.
addEventListener('activate', (event) => {
  const begin = async () => {
    await Promise.all((await others()).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(begin());
});

// A page that has just been opened, with nothing going on yet, asks to begin with what waits; with other pages open
// nothing happens.
addEventListener('message', (event) => {
  if (event.data !== 'begin') return;
  const alone = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.filter((page) => page.url.startsWith(registration.scope)).length <= 1) await skipWaiting();
  };
  event.waitUntil(alone());
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(registration.scope)) return;
  const answer = async () => {
    const kept = await caches.open(VERSION);
    return (await kept.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
