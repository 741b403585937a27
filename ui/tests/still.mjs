/** A plain static server, which knows nothing of the pages: files, folders with an index, and what is not there. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves a folder below a path, which begins with a slash or is empty; resolves as the harness's `serve` does. */
export async function still(folder, { port = '0', below = '' } = {}) {
  const answer = async (request, response) => {
    const { pathname, search } = new URL(request.url, 'http://still');
    const name = decodeURIComponent(pathname);
    let file = name.startsWith(`${below}/`) && !name.includes('..') ? path.join(folder, name.slice(below.length)) : null;
    let found = file && (await stat(file).catch(() => null));
    if (found?.isDirectory()) {
      if (!pathname.endsWith('/')) return response.writeHead(301, { location: `${pathname}/${search}` }).end();
      file = path.join(file, 'index.html');
      found = await stat(file).catch(() => null);
    }
    if (!found) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-length': found.size });
    createReadStream(file).pipe(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    link: `${url}${below}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
