import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Serves a product as one release after the other: each has its files at paths of its own, and none of another release.
 * Its address can be cut off and joined again.
 */
export async function startReleases(product: string) {
  const now = { release: 1, listOf: 1, isDown: false };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await once(server.listen(), 'listening');
  const { port } = server.address() as AddressInfo;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url!.replace(`/assets/${now.release}/`, '/assets/');
    if (now.isDown) return void outgoing.writeHead(502).end();
    if (/\/assets\/\d+\//.test(path)) return void outgoing.writeHead(404).end();
    const { status, headers, body } = await answerOf(product + path, incoming);
    const release = path === '/offline.json' ? now.listOf : now.release;
    const type = headers.get('content-type') ?? '';
    const namesFiles = /html|css|javascript|json/.test(type) && !WORKER.test(path);
    outgoing.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': headers.get('cache-control') ?? '',
    });
    outgoing.end(namesFiles ? body.toString().replaceAll('/assets/', `/assets/${release}/`) : body);
  }

  return {
    url: `http://localhost:${port}`,
    now,
    cut() {
      server.close();
      server.closeAllConnections();
    },
    join: () => once(server.listen(port), 'listening'),
  };
}

/** The answer of the product to a call without the browser's conditions, which are about another release. */
async function answerOf(url: string, incoming: IncomingMessage) {
  const { method = 'GET' } = incoming;
  const given = PASSED.flatMap((name) => {
    const value = incoming.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const body = method === 'GET' ? null : new Uint8Array(await buffer(incoming));
  const answer = await fetch(url, { method, headers: given, body });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The headers of a call that the product reads. */
const PASSED = [
  'authorization',
  'x-link',
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
];

/** The service worker, which is the same in all releases. */
const WORKER = /^\/(sw|keptPages)\.js$/;
