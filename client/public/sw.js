// Shows what the server pushes, and opens the table when it is pressed. It keeps nothing and answers no requests.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || 'Bathysphere', {
      body: (told.lines || []).length > 1 ? told.lines.join('\n') : '',
      tag: told.url || told.id,
      icon: '/icon.svg',
      data: told.url || '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // The path only: this browser reaches the server by its own address.
  const { pathname, search } = new URL(event.notification.data, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((page) => new URL(page.url).pathname === pathname);
      return there ? there.focus() : self.clients.openWindow(pathname + search);
    }),
  );
});
