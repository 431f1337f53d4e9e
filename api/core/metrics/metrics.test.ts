import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../db/server.ts';
import { open } from '../../../db/connect.ts';
import { createApp } from '../../process/app.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { testServer } from '../../testing/server.ts';
import { StartError } from '../../../db/process/startError.ts';
import { ROOT } from '../runtime/env.ts';
import { noteFact } from '../runtime/facts.ts';
import { startMetrics, type Metrics } from './metricsServer.ts';

/** The names of figures in a text, which are not those of cookies, databases and of Prometheus's other exporters. */
const FIGURES = /(?<![\w-])(?:anden_(?!refresh\b)|nodejs_|process_)\w+/g;

describe('GET /metrics', function () {
  this.timeout(60_000);
  let server: Server;
  let metrics: Metrics;
  let port: number;

  before(async () => {
    const { env, db, log } = await testServer();
    port = await freePort();
    metrics = await startMetrics(db, { port, host: '127.0.0.1' });
    const parts = { env, db, log, clock: () => new Date(), storage: await testStorage() };
    const app = await createApp({ ...parts, metrics: metrics.middleware });
    server = createServer(app.callback()).listen(0);
  });

  after(async () => {
    server?.close();
    server?.closeAllConnections();
    await metrics?.stop();
  });

  async function call(path: string): Promise<void> {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://localhost:${port}${path}`)).text();
  }

  async function read(from = port): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${from}/metrics`);
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  }

  it('counts and times requests by operation, and never by path', async () => {
    await call('/api/health');
    await call('/api/carriers/rastro@regio.test');
    await call('/secreto');
    const text = await read();
    expect(text)
      .to.include('anden_http_requests_total{operation="getHealth",status="200"} 1')
      .and.include('anden_http_requests_total{operation="getCarrier",status="401"} 1')
      .and.include('anden_http_errors_total{operation="getCarrier",code="UNAUTHENTICATED"} 1')
      .and.include('anden_http_request_duration_seconds_count{operation="getHealth"} 1')
      .and.include('operation="site"')
      .and.include('anden_http_open_requests 0')
      .and.include('anden_http_open_streams 0')
      .and.not.match(/rastro|secreto/);
  });

  it('has the pool, each queue, mails that wait, and the process', async () => {
    const { db } = await testServer();
    await db('mails').delete();
    const message = { locale: 'es', subject: 'Aviso', lines: [] };
    await db('mails').insert({ recipient: 'a@b.test', message, createdAt: new Date(0) });
    const text = await read();
    await db('mails').delete();
    expect(text)
      .to.include('anden_database_up 1')
      .and.include('anden_database_pool_connections{state="max"} 10')
      .and.match(/anden_jobs_due\{queue="mail"\} \d+/)
      .and.match(/anden_jobs_oldest_due_seconds\{queue="forget-answers"\} \d+/)
      .and.include('anden_mails_waiting 1')
      .and.match(/anden_mails_oldest_waiting_seconds 1\d{9}/)
      .and.include('nodejs_eventloop_lag_seconds')
      .and.include('process_resident_memory_bytes');
  });

  it('has the time of the last backup, once there is one', async () => {
    const { db } = await testServer();
    await db('installation_facts').where({ name: 'last_backup' }).delete();
    expect(await read()).not.to.match(/^anden_backup_last_success_timestamp_seconds/m);
    const notedAt = new Date('2026-11-26T03:00:00Z');
    await noteFact(db, 'last_backup', { value: {}, notedAt });
    const text = await read();
    await db('installation_facts').where({ name: 'last_backup' }).delete();
    expect(text).to.include(
      `anden_backup_last_success_timestamp_seconds ${notedAt.getTime() / 1000}`,
    );
  });

  it('has the size of the security log and its rows of the last five minutes, by event', async () => {
    const { db } = await testServer();
    const event = { operation: 'refreshToken', createdAt: new Date() };
    await db('security_events').insert({ ...event, event: 'reuse' });
    const text = await read();
    expect(text)
      .to.match(/^anden_security_log_bytes [1-9]\d+$/m)
      .and.match(/^anden_security_log_recent_rows\{event="reuse"\} [1-9]/m);
  });

  it('has whether other servers answer, where there are some', async () => {
    expect(await read()).not.to.match(/^anden_(files|identity_provider)_up/m);
    const { db } = await testServer();
    const part = (isUp: boolean) => ({
      isUp: () => isUp,
      check: async () => {},
      readAnswers: async () => {},
    });
    const other = await freePort();
    const parts = { signIn: part(false), files: part(true) };
    const { stop } = await startMetrics(db, { port: other, host: '127.0.0.1' }, parts);
    const text = await read(other).finally(stop);
    expect(text).to.include('anden_identity_provider_up 0').and.include('anden_files_up 1');
  });

  it('names its setting when its port is taken, by another process for example', async () => {
    const { db } = await testServer();
    const problem = await startMetrics(db, { port, host: '127.0.0.1' }).catch((error) => error);
    expect(problem).to.be.instanceOf(StartError);
    expect(problem.message).to.equal(
      `Port ${port} is taken: stop what listens there, or set METRICS_PORT, for each process another one.`,
    );
  });

  for (const file of ['operations.md', 'anden-alerts.yml'])
    it(`has each figure that docs/${file} names`, async () => {
      const named = (await readFile(join(ROOT, 'docs', file), 'utf8')).match(FIGURES)!;
      const text = await read();
      const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
      expect(known).to.include.members(named.map((name) => name.replace(/_bucket$/, '')));
    });

  it('still answers, without the figures of the database, while that does not answer', async () => {
    const nowhere = open(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    const port = await freePort();
    const { stop } = await startMetrics(nowhere, { port, host: '127.0.0.1' });
    const text = await read(port).finally(() => Promise.all([stop(), nowhere.destroy()]));
    expect(text)
      .to.include('anden_database_up 0')
      .and.not.match(/^anden_mails_waiting/m);
  });

  it('serves nothing else', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).to.equal(404);
  });
});
