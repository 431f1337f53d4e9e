import { once as happened } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { createApp } from '../../process/app.ts';
import { createHttpServer } from '../../core/runtime/httpServer.ts';
import { testStorage } from '../base/dataDir.ts';
import { atEnd } from '../base/once.ts';
import { exchange } from '../exchange.ts';
import { testServer } from '../server.ts';
import { trial } from '../trials.ts';

const KB_PER_CLIENT = 100;

describe('Clients that send their headers one byte a second', () => {
  trial(
    'are disconnected, in little memory, while others are served',
    { many: 1000, few: 50 },
    async (count) => {
      const port = await serve();
      const before = process.memoryUsage().rss;
      const clients = await Promise.all(Array.from({ length: count }, () => open(port)));
      const ended = Promise.all(clients.map(({ end }) => end));
      const sending = setInterval(() => {
        for (const { socket } of clients) if (socket.writable) socket.write('x');
      }, 1000);
      for (let call = 0; call < 20; call += 1) {
        const sent = { method: 'GET', path: '/api/ready', headers: {} };
        expect((await exchange(`http://127.0.0.1:${port}`, sent)).status).to.equal(200);
      }
      const kilobytes = (process.memoryUsage().rss - before) / 1024;
      await ended.finally(() => clearInterval(sending));
      expect(kilobytes).to.be.lessThan(20_000 + count * KB_PER_CLIENT);
    },
  );
});

/** The API on a server with the product's time limits; returns its port. */
async function serve(): Promise<number> {
  const { env, db, log } = await testServer();
  const oidc = { ...env.oidc, embedded: false };
  const parts = { env: { ...env, oidc }, db, log, clock: () => new Date() };
  const app = await createApp({ ...parts, storage: await testStorage() });
  const server = createHttpServer().on('request', app.callback()).listen(0, '127.0.0.1');
  atEnd(() => void server.close().closeAllConnections());
  await happened(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A client in the middle of its headers; `end` resolves when the server has closed its connection. */
async function open(port: number): Promise<{ socket: Socket; end: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await happened(socket, 'connect');
  const end = happened(socket.resume(), 'close');
  socket.write('GET /api/ready HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return { socket, end };
}
