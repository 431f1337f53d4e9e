import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Starts a proxy that calls the first of some servers, and the next one when it does not answer or answers 503. */
export async function startProxy(urls: string[]) {
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    for (const url of urls) {
      const answer = await forward(url, incoming, body).catch(() => undefined);
      if (!answer || answer.statusCode === 503) continue;
      outgoing.writeHead(answer.statusCode!, answer.headers).flushHeaders();
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
      return outgoing.once('close', () => answer.destroy());
    }
    outgoing.writeHead(502).end();
  });
  await once(server.listen(), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(url: string, { method, url: path, headers }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(`${url}${path}`, { method, headers, agent: false }, resolve);
    sending.on('error', reject).end(body);
  });
}
