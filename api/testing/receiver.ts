import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './base/once.ts';

/** A call that a receiver of webhooks got. */
export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that keeps what it gets and answers as `respond` does, by default with 204. */
export async function startReceiver(
  respond: (response: ServerResponse, received: Received) => unknown = (response) =>
    response.writeHead(204).end(),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    request.toArray().then(
      (chunks) => {
        const { headers } = request;
        const one = {
          id: String(headers['webhook-id']),
          headers,
          body: Buffer.concat(chunks).toString(),
        };
        received.push(one);
        respond(response, one);
      },
      () => {},
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  atEnd(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    close,
  };
}
