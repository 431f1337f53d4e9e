import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { setTimeout as pause } from 'node:timers/promises';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { PDF, pdfForm } from '../../compliance/documents/test/factory.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { testDatabaseUrl, testDb } from '../base/db.ts';
import { PGBOUNCER, startPgBouncer } from '../base/pgbouncer.ts';
import { temporaryDirectory } from '../base/run.ts';
import { accessToken } from '../client.ts';
import { runProduct, startProduct, type ProductProcess } from '../../process/productProcess.ts';
import { listenTo } from '../live.ts';
import { newBucket } from '../files/s3.ts';
import { testServer } from '../server.ts';
import { trial } from '../trials.ts';
import { describeAccess } from './access.ts';
import { describePoliteEnd } from './politeEnd.ts';
import { describePresences } from './presences.ts';
import { freePort } from '../../../db/server.ts';

const MANY = { many: 50, few: 6 };

/** The second process runs behind PgBouncer, where that is installed. */
describe('Two processes on one database', function () {
  this.timeout(120_000);
  let settings: Record<string, string>;
  let urls: string[];
  let processes: ProductProcess[];
  let broker: User;

  before(async () => {
    broker = await buildUser();
    const { bucket, endpoint, accessKey, secretKey } = await newBucket();
    settings = {
      DATABASE_URL: await testDatabaseUrl(),
      PUBLIC_URL: (await testServer()).url,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint!,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
    await (await testDb())('secrets').where({ name: 'files' }).delete();
    const started = await Promise.all([start(), start(await pooled())]);
    urls = started.map(({ url }) => url);
    processes = started.map(({ running }) => running);
  });

  after(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ exitCode: ended }) => ended));
    await (await testDb())('secrets').where({ name: 'files' }).delete();
  });

  async function start(own: Record<string, string> = {}) {
    const port = await freePort();
    const DATA_DIR = await temporaryDirectory('process');
    const running = await startProduct({ ...settings, ...own, DATA_DIR, PORT: String(port) });
    return { running, url: `http://localhost:${port}` };
  }

  /** A call to one of the two processes, by its number. */
  async function call(at: number, user: User, method: string, path: string, body?: object) {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = {
      authorization: `Bearer ${await accessToken(user.email)}`,
      'accept-language': 'en',
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const sent = isForm ? body : body && JSON.stringify(body);
    return fetch(`${urls[at % 2]}/api/${path}`, { method, headers, body: sent });
  }

  trial('import files that were uploaded at either, and give them back', MANY, async (count) => {
    const template = await call(0, broker, 'GET', 'locations/bulkTemplate?languaje=ES');
    const [head] = parse(await template.text(), { bom: true }) as string[][];
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const answer = await call(i, broker, 'POST', 'locations/bulkFile', fileOf(head!, i));
      expect(answer.status, await answer.clone().text()).to.equal(201);
      ids.push(((await answer.json()) as { id: string }).id);
    }
    for (const [i, id] of ids.entries()) {
      const done = await finished(() => call(i + 1, broker, 'GET', `imports/${id}`));
      expect(done).to.include({ status: 'done', rowsCreated: 2 });
      for (const at of [0, 1]) {
        const file = await call(at, broker, 'GET', `imports/${id}/file?rows=all`);
        expect(await file.text()).to.include(`Patio ${i}`);
      }
    }
  });

  trial('give back documents that were uploaded at the other', MANY, async (count) => {
    const carrier = await buildCarrier();
    const user = await buildUser({ type: 'carrier', carrierId: carrier.id });
    const statuses = `carriers/documentStatuses?carrierId=${carrier.id}`;
    const [slot] = (await (await call(0, user, 'GET', statuses)).json()) as { uuid: string }[];
    const { uuid } = slot!;
    for (let i = 0; i < count; i += 1) {
      const content = Buffer.concat([PDF, Buffer.from(`% ${i}\n`)]);
      const sent = pdfForm(content);
      const uploaded = await call(i, user, 'POST', `carriers/documentUpload?uuid=${uuid}`, sent);
      expect(uploaded.status, await uploaded.text()).to.equal(200);
      for (const at of [0, 1]) {
        const file = await call(at, user, 'GET', `carriers/documentDownload?uuid=${uuid}`);
        expect(Buffer.from(await file.arrayBuffer()).equals(content)).to.equal(true);
      }
    }
  });

  it('count calls against a limit together', async () => {
    const db = await testDb();
    await db('rate_limits').delete();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => call(i, broker, 'GET', 'plans')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).to.have.length(20);
    await db('rate_limits').delete();
  });

  trial('award a load to one carrier', MANY, async (count) => {
    for (let i = 0; i < count; i += 1) {
      const quote = await buildQuote({ companyId: broker.companyId!, status: 'rated' });
      const rated = [1, 2].map(() => buildInvitation({ quoteId: quote.id, rate: {} }));
      const answers = await Promise.all(
        (await Promise.all(rated)).map(({ id: invitationId }, at) =>
          call(at, broker, 'POST', `quotes/${quote.id}/award`, { invitationId }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    }
  });

  trial(
    'refuse a user whom the other has archived, before their cache expires',
    MANY,
    async (count) => {
      const root = await buildUser({ type: 'internal', role: 'root' });
      const durations: number[] = [];
      for (let i = 0; i < count; i += 1) {
        const user = await buildUser();
        const cachedAt = performance.now();
        expect((await call(i + 1, user, 'GET', 'session')).status).to.equal(200);
        expect((await call(i, root, 'DELETE', `users/${user.id}`)).status).to.equal(200);
        while ((await call(i + 1, user, 'GET', 'session')).status !== 403) await pause(10);
        durations.push(performance.now() - cachedAt);
      }
      expect(Math.min(...durations)).to.be.lessThan(2000);
    },
  );

  trial('tell a stream at one of a change at the other', MANY, async (count) => {
    const streams = await Promise.all(
      urls.map(async (url) => listenTo(url, await accessToken(broker.email))),
    );
    for (let i = 0; i < count; i += 1) {
      const place = { name: `Andén ${i}`, city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
      const answer = await call(i, broker, 'POST', 'locations', place);
      const { id } = (await answer.json()) as { id: string };
      await streams[(i + 1) % 2]!.hears(({ ids }) => ids.includes(id));
    }
    for (const stream of streams) stream.close();
  });

  describeAccess(() => urls);
  describePresences(() => urls);

  describePoliteEnd(() => ({ urls, processes }));

  it('do not start with other files', async () => {
    const other = runProduct({
      ...settings,
      S3_BUCKET: '',
      S3_ENDPOINT: '',
      S3_ACCESS_KEY: '',
      S3_SECRET_KEY: '',
      DATA_DIR: await temporaryDirectory('process'),
      PORT: String(await freePort()),
    });
    expect(await other.exitCode).to.equal(1);
    expect(other.output()).to.include('The files of this database are in another storage');
  });
});

/** A form with a file of two locations. */
function fileOf(head: string[], i: number): FormData {
  const rows = [1, 2].map((n) => {
    const cells: Record<string, string> = { ...PLACE, 'Nombre *': `Patio ${i}-${n}` };
    return head.map((name) => cells[name] ?? '').join(',');
  });
  const form = new FormData();
  form.append('file', new Blob([[head.join(','), ...rows].join('\n')]), 'lugares.csv');
  return form;
}

const PLACE = { 'Ciudad *': 'Monterrey', 'Estado *': 'MX-NLE', 'País *': 'MX' };

async function pooled(): Promise<Record<string, string>> {
  const url = await testDatabaseUrl();
  if (!PGBOUNCER) return {};
  const DATABASE_URL = await startPgBouncer(PGBOUNCER, url);
  return { DATABASE_URL, DATABASE_DIRECT_URL: url, PG_POOLER: 'transaction' };
}

async function finished(look: () => Promise<Response>) {
  for (;;) {
    const found = (await (await look()).json()) as { finishedAt: string | null };
    if (found.finishedAt) return found;
    await pause(50);
  }
}
