/* Keeps the pages for visits without a network. Versions are apart: an open page goes on with its own. */
const version = 'VERSION';
const files = ['FILES'];

const name = `bouton ${self.registration.scope} ${version}`;
const ours = `bouton ${self.registration.scope} `;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const other of await caches.keys()) if (other.startsWith(ours) && other !== name) await caches.delete(other);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

/** Descriptions of the libraries have pages of their own. */
const api = `${self.registration.scope}api/`;

/** The one page, as it stands at an address so many folders down. */
async function page(url) {
  const cache = await caches.open(name);
  const kept = await cache.match('./');
  if (!kept) return fetch(url);
  const depth = url.slice(self.registration.scope.length).split(/[?#]/)[0].split('/').length - 1;
  const html = (await kept.text()).replaceAll(/((?:href|src)=")\.\//g, `$1${'../'.repeat(depth) || './'}`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope) || request.url.startsWith(api)) return;
  if (request.mode === 'navigate') event.respondWith(page(request.url));
  else event.respondWith(caches.open(name).then(async (cache) => (await cache.match(request)) ?? fetch(request)));
});
