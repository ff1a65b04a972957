/** Takes the place of the service worker with SERVICE_WORKER=off: removes everything that it has kept, and itself. */
const worker = self as unknown as ServiceWorkerGlobalScope; // as in sw.ts

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await worker.registration.unregister();
    })(),
  );
});
