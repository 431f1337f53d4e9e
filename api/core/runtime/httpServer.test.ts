import { expect } from 'chai';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  checkPort,
  createHttpServer,
  gracefulClose,
  listen,
  type ClosingTimes,
} from './httpServer.ts';
import { StartError } from '../../../db/process/startError.ts';

describe('gracefulClose', () => {
  it('waits for open requests, sends Connection: close, and refuses new connections', async () => {
    const { server, port, close } = await serving((finish) => setTimeout(finish, 300));
    const answer = request(port);
    await once(server, 'request');
    const closed = close();
    await pause(50);
    expect(await request(port).catch((error) => error.code)).to.equal('ECONNREFUSED');
    const { statusCode, headers } = await answer;
    expect({ statusCode, connection: headers.connection }).to.deep.equal({
      statusCode: 200,
      connection: 'close',
    });
    await closed;
  });

  it('does not wait for kept-alive connections', async () => {
    const { port, close } = await serving((finish) => finish());
    const agent = new Agent({ keepAlive: true });
    (await request(port, agent)).resume();
    await close();
    agent.destroy();
  });

  it('answers clients that were idle, and new ones, while it drains, and tells them to disconnect', async () => {
    const { port, close } = await serving((finish) => finish(), { drainMs: 500 });
    const agents = Array.from({ length: 16 }, () => new Agent({ keepAlive: true }));
    for (const agent of agents) (await request(port, agent)).resume();
    const closed = close();
    await pause(50);
    const answers = await Promise.all(
      [...agents, new Agent({ keepAlive: true })].map((agent) => request(port, agent)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).to.deep.equal(Array(17).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.connection))).to.deep.equal(
      new Set(['close']),
    );
    await closed;
  });

  it('aborts a request that takes longer than the grace time', async () => {
    const { server, port, close } = await serving(() => {}, { graceMs: 200 });
    const answer = request(port).catch((error) => error.code);
    await once(server, 'request');
    await close();
    expect(await answer).to.equal('ECONNRESET');
  });

  it('aborts requests at once when its signal aborts', async () => {
    const { server, port, close } = await serving(() => {}, { graceMs: 300_000 });
    const answer = request(port).catch((error) => error.code);
    await once(server, 'request');
    await close(AbortSignal.timeout(100));
    expect(await answer).to.equal('ECONNRESET');
  });
});

describe('checkPort', () => {
  it('throws a StartError that says that the port is taken', async () => {
    const { port, close } = await serving((finish) => finish());
    const error = await checkPort({ port }).catch((refused) => refused);
    expect(error).to.be.instanceOf(StartError);
    expect(error.message).to.equal(`Port ${port} is taken: stop what listens there, or set PORT.`);
    await close();
    await checkPort({ port });
  });
});

async function serving(work: (finish: () => void) => void, times: ClosingTimes = {}) {
  const server: Server = createHttpServer();
  const close = gracefulClose(server, times);
  server.on('request', (_, response) => work(() => response.end('done')));
  await listen(server, { port: 0 });
  return { server, close, port: (server.address() as AddressInfo).port };
}

function request(port: number, agent = new Agent({ keepAlive: true })): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, agent }, resolve).once('error', reject);
  });
}
