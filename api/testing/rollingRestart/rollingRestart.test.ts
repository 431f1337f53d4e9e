import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../db/server.ts';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { testDatabaseUrl } from '../base/db.ts';
import { temporaryDirectory } from '../base/run.ts';
import { accessToken } from '../client.ts';
import { runProduct, type ProductProcess } from '../../process/productProcess.ts';
import { testServer } from '../server.ts';
import { trial } from '../trials.ts';
import { startLoad, type Load } from './load.ts';
import { findPrograms, startNginx } from './nginx.ts';

const LOCATION = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };
const CREATE: Load = {
  method: 'POST',
  path: '/api/locations',
  status: 201,
  body: () => LOCATION,
};
const LOADS: Load[] = [
  { method: 'GET', path: '/api/locations?limit=5', status: 200 },
  { method: 'GET', path: '/', status: 200 },
  { method: 'GET', path: '/api/health', status: 200, pauseMs: 400 },
  CREATE,
  { ...CREATE, pauseMs: 100 },
  { ...CREATE, pauseMs: 700 },
  ...[5, 50, 700].map((pauseMs) => ({ ...CREATE, hasKey: false, pauseMs })),
];

describe('Two processes behind nginx that are restarted one after the other under load', () => {
  let user: User;
  let ports: number[];
  let settings: Record<string, string>;
  const running: ProductProcess[] = [];
  const started: ProductProcess[] = [];

  trial('answer every request, and what is committed', { many: 10 }, async function (rounds) {
    const programs = findPrograms();
    if (!programs) {
      console.log('      skipped: nginx and openssl are not both installed');
      return this.skip();
    }
    this.timeout(120_000 + rounds * 60_000);
    const [port, redirectPort] = [await freePort(), await freePort()];
    const url = `https://localhost:${port}`;
    await prepare(url);
    const nginx = await startNginx(programs, { port, redirectPort, upstreams: ports });
    try {
      for (const index of ports.keys()) await start(index);
      const token = await accessToken(user.email);
      const load = startLoad([...LOADS, ...(await changes())], {
        url,
        certificate: nginx.certificate,
        token,
      });
      for (let round = 0; round < rounds; round += 1)
        for (const index of ports.keys()) await restart(index);
      const { answered, failed } = await load.stop();
      const logs = () => started.map(({ output }) => output()).join('');
      expect(failed, failed.length > 0 ? logs() : '').to.deep.equal([]);
      expect(await created()).to.equal(answered['POST /api/locations']);
    } finally {
      for (const { child } of running) child.kill();
      await Promise.all(running.map(({ exitCode: ended }) => ended));
      await nginx.stop();
    }
  });

  async function prepare(url: string): Promise<void> {
    const { env } = await testServer();
    user = await buildUser();
    ports = [await freePort(), await freePort()];
    settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      PUBLIC_URL: url,
      DATABASE_URL: await testDatabaseUrl(),
      DATA_DIR: await temporaryDirectory('rolling'),
      DRAIN_SECONDS: '1',
      OIDC_ISSUER: env.oidc.issuer,
      OIDC_CLIENT_ID: env.oidc.clientId,
      OIDC_AUDIENCE: env.oidc.audience,
    };
  }

  async function start(index: number): Promise<void> {
    const port = ports[index]!;
    running[index] = runProduct({ ...settings, PORT: String(port) });
    started.push(running[index]);
    const { child, output } = running[index];
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(output());
      await pause(100);
    }
  }

  /** Stops a process, which is not ready from then on and ends with 0, and starts it again. */
  async function restart(index: number): Promise<void> {
    const { child, exitCode: ended, output } = running[index]!;
    child.kill('SIGTERM');
    await pause(300);
    expect(await isReady(ports[index]!), 'ready after SIGTERM').to.equal(false);
    expect(await ended, output()).to.equal(0);
    await start(index);
  }

  async function isReady(port: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    await answer?.text();
    return answer?.status === 200;
  }

  /** Changes of a location, without If-Match. */
  async function changes(): Promise<Load[]> {
    const { id } = await buildLocation({ companyId: user.companyId! });
    const body = () => ({ name: `Patio ${randomUUID()}` });
    const path = `/api/locations/${id}`;
    return [{ method: 'PATCH', path, status: 200, body, pauseMs: 100 }];
  }

  /** The number of locations that the load has created. */
  async function created(): Promise<number> {
    const { db } = await testServer();
    const [row] = await db('locations')
      .where({ companyId: user.companyId, name: LOCATION.name })
      .count('* as count');
    return Number(row!.count);
  }
});
