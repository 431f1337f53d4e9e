import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { Webhook as Signature } from 'standardwebhooks';
import { freePort } from '../../../../../db/server.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { prepareJobs } from '../../../../core/jobs/jobs.ts';
import { notify } from '../../../notifications/index.ts';
import { buildQuote } from '../../../../quoting/quotes/test/factory.ts';
import { testDatabaseUrl } from '../../../../testing/base/db.ts';
import { startProgram } from '../../../../testing/fork.ts';
import { Feed } from '../../../../testing/mirror/feed.ts';
import { startReceiver } from '../../../../testing/receiver.ts';
import { testServer } from '../../../../testing/server.ts';
import { trial } from '../../../../testing/trials.ts';
import { buildUser } from '../../../users/test/factory.ts';
import type { User } from '../../../users/index.ts';
import { buildWebhook, dropWaiting } from '../factory.ts';
import { secretOf } from '../../secret.ts';
import { Webhook } from '../../Webhook.ts';
import { WebhookEvent } from '../../WebhookEvent.ts';
import { deliverWebhooks } from '../../delivery/deliver.ts';
import { waitAfter } from '../../delivery/outcome.ts';

const SETTINGS = { publicUrl: 'https://anden.example', allowsPrivate: true };
const MINUTE_MS = 60_000;

describe('The delivery of events to webhooks', function () {
  this.timeout(60_000);
  let db: Knex;
  let admin: User;

  before(async () => {
    ({ db } = await testServer());
  });

  beforeEach(async () => {
    admin = await buildUser();
    await dropWaiting();
  });

  const deliver = (now = new Date(), settings = SETTINGS) =>
    db.transaction((trx) => deliverWebhooks(settings).run({ trx, data: {}, now }));
  const quote = () => buildQuote({ companyId: admin.companyId! });
  const raiseFor = ({ id: entityId, companyId }: { id: string; companyId: string }) =>
    db.transaction((trx) => notify(trx, 'quote_requested', { of: { companyId }, entityId }));
  const eventsOf = (webhookId: string) => WebhookEvent.query().where({ webhookId }).orderBy('id');
  const subscribed = async (url: string, rest: Partial<Webhook> = {}) =>
    buildWebhook({ companyId: admin.companyId!, url, ...rest });

  it('is signed, thin, and verified by the secret', async () => {
    const { url, received } = await startReceiver();
    const webhook = await subscribed(url);
    const { id, companyId, version } = await quote();
    await raiseFor({ id, companyId });
    await deliver();
    const [{ headers, body }] = received as [(typeof received)[0]];
    const secret = await secretOf(db, webhook);
    const event = new Signature(secret).verify(body, headers as Record<string, string>);
    expect(event).to.deep.include({
      type: 'quote_requested',
      data: { resource: 'quotes', id, version, url: `https://anden.example/api/quotes/${id}` },
    });
    const wrong = await secretOf(db, { ...webhook, secretNumber: 2 });
    expect(() => new Signature(wrong).verify(body, headers as Record<string, string>)).to.throw();
    expect((await eventsOf(webhook.id))[0]).to.include({ state: 'delivered', tries: 1 });
    await deliver();
    expect(received).to.have.length(1);
  });

  it('reaches only the webhooks of who hears of the event, of its kind', async () => {
    const { url, received } = await startReceiver();
    const stranger = await buildUser();
    await buildWebhook({ companyId: stranger.companyId!, url });
    await subscribed(url, { kinds: ['quote_expired'] });
    await subscribed(url, { endedAt: new Date(), endReason: 'ended' });
    const heard = await subscribed(url, { kinds: ['quote_requested'] });
    await raiseFor(await quote());
    await deliver();
    expect(received).to.have.length(1);
    expect(await eventsOf(heard.id)).to.have.length(1);
  });

  it('does not exist when its transaction is rolled back', async () => {
    const webhook = await subscribed('http://127.0.0.1:9/');
    const { id: entityId, companyId } = await quote();
    const undone = db.transaction(async (trx) => {
      await notify(trx, 'quote_requested', { of: { companyId }, entityId });
      throw new Error('expected by this test');
    });
    await undone.catch(() => {});
    expect(await eventsOf(webhook.id)).to.deep.equal([]);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const { url, received } = await startReceiver();
    const previousUntil = new Date(Date.now() + MINUTE_MS);
    const webhook = await subscribed(url, { secretNumber: 2, previousUntil });
    await raiseFor(await quote());
    await deliver();
    await raiseFor(await quote());
    await deliver(new Date(Date.now() + 2 * MINUTE_MS));
    const secrets = [1, 2].map((secretNumber) => secretOf(db, { ...webhook, secretNumber }));
    const verified = await Promise.all(
      received.map(async ({ headers, body }) =>
        (await Promise.all(secrets)).map((secret) => accepts(secret, headers, body)),
      ),
    );
    expect(verified).to.deep.equal([
      [true, true],
      [false, true],
    ]);
  });

  it('is tried again ever more rarely, under the same id, and given up after a day', async () => {
    const { url, received } = await startReceiver((response) =>
      response.writeHead(500).end('out of order\0'),
    );
    const webhook = await subscribed(url);
    await raiseFor(await quote());
    const start = new Date();
    let now = start;
    let event = await only(webhook);
    while (event.state === 'waiting') {
      await deliver(now);
      event = await only(webhook);
      expect(await deliverNothing(new Date(+event.dueAt - 1), received)).to.equal(true);
      now = new Date(event.dueAt);
    }
    expect(event).to.include({ state: 'failed', tries: received.length });
    expect(received.length).to.be.within(9, 14);
    expect(new Set(received.map(({ id }) => id)).size).to.equal(1);
    expect(+now - +start).to.be.at.most(24 * 60 * MINUTE_MS);
    const log = await db('webhook_tries').where({ eventId: event.id });
    expect(log).to.have.length(received.length);
    expect(log[0]).to.include({ status: 500, answer: 'out of order', error: null });
    expect(await mailsTo(admin)).to.deep.equal(['Un webhook no recibe sus eventos']);
  });

  it('has gaps that triple, up to four hours, with a fifth of jitter', () => {
    expect([1, 2, 3, 9].map((tries) => waitAfter(tries, 0.5) / MINUTE_MS)).to.deep.equal([
      ...[1, 3, 9, 240],
    ]);
    expect([0, 1].map((random) => waitAfter(1, random) / MINUTE_MS)).to.deep.equal([0.8, 1.2]);
  });

  it('says while it fails that the webhook fails, and no longer once it works; both are changes of it', async () => {
    let status = 503;
    const { url } = await startReceiver((response) => response.writeHead(status).end());
    const webhook = await subscribed(url);
    await raiseFor(await quote());
    const feed = await Feed.of(admin);
    const changes = async () => (await feed.next('&types=webhooks')).map(({ id }) => id);
    await deliver();
    expect((await Webhook.query().findById(webhook.id))!.failingSince).to.be.instanceOf(Date);
    expect(await changes()).to.deep.equal([webhook.id]);
    status = 200;
    await deliver(new Date(Date.now() + 2 * MINUTE_MS));
    expect((await Webhook.query().findById(webhook.id))!.failingSince).to.equal(null);
    expect(await changes()).to.deep.equal([webhook.id]);
    expect(await mailsTo(admin)).to.deep.equal([]);
  });

  it('ends the webhook when the answer is 410, and tells its admins', async () => {
    const { url, received } = await startReceiver((response) => response.writeHead(410).end());
    const webhook = await subscribed(url);
    await raiseFor(await quote());
    await raiseFor(await quote());
    await deliver();
    await raiseFor(await quote());
    await deliver(new Date(Date.now() + 2 * MINUTE_MS));
    expect(received).to.have.length(2);
    const ended = await Webhook.query().findById(webhook.id);
    expect(ended).to.include({ endReason: 'gone' });
    expect((await eventsOf(webhook.id)).map(({ state }) => state)).to.eql(['failed', 'failed']);
    expect(await mailsTo(admin)).to.deep.equal(['Un webhook terminó']);
  });

  it('follows no redirect', async () => {
    const target = await startReceiver();
    const { url } = await startReceiver((response) =>
      response.writeHead(307, { location: target.url }).end(),
    );
    const webhook = await subscribed(url);
    await raiseFor(await quote());
    await deliver();
    expect(target.received).to.deep.equal([]);
    expect(await only(webhook)).to.include({ state: 'waiting', tries: 1 });
  });

  it('never reaches a private address in production', async () => {
    const { url, received } = await startReceiver();
    const webhook = await subscribed(url.replace('http:', 'https:'));
    await raiseFor(await quote());
    await deliver(new Date(), { ...SETTINGS, allowsPrivate: false });
    expect(received).to.deep.equal([]);
    const { id } = await only(webhook);
    const [{ error }] = await db('webhook_tries').where({ eventId: id });
    expect(error).to.equal('private');
  });

  it('of one webhook does not delay that of others', async () => {
    const { url, received } = await startReceiver();
    const full = await subscribed('http://127.0.0.1:9/');
    for (let count = 0; count < 30; count++)
      await WebhookEvent.query().insert({ webhookId: full.id, kind: 'test' });
    const other = await subscribed(url);
    await WebhookEvent.query().insert({ webhookId: other.id, kind: 'test' });
    await deliver();
    expect(received).to.have.length(1);
  });

  it('is received by the program of the documentation', async () => {
    const webhook = await subscribed('http://127.0.0.1:9/');
    const port = await freePort();
    const program = spawn(process.execPath, ['api/platform/webhooks/example/receiver.mjs'], {
      env: { PORT: String(port), WEBHOOK_SECRET: await secretOf(db, webhook) },
    });
    try {
      const printed: string[] = [];
      program.stdout.on('data', (text: Buffer) => printed.push(String(text)));
      const url = `http://127.0.0.1:${port}/`;
      await Webhook.query().findById(webhook.id).patch({ url });
      await listening(url);
      const { id, companyId } = await quote();
      await raiseFor({ id, companyId });
      await deliver();
      const event = await only(webhook);
      expect(event).to.include({ state: 'delivered' });
      expect(printed.join('')).to.equal(
        `${event.id} quote_requested https://anden.example/api/quotes/${id}\n`,
      );
    } finally {
      program.kill();
    }
  });

  trial(
    'loses nothing and tells repeats by their id when processes are killed at any moment',
    { many: 20, few: 3 },
    async (kills) => {
      await prepareJobs(db, [deliverWebhooks(SETTINGS)]);
      const { url, received } = await startReceiver((response) =>
        setTimeout(() => response.writeHead(204).end(), 5),
      );
      const webhook = await subscribed(url);
      const one = await quote();
      for (let count = 0; count < 40 + 10 * kills; count++) await raiseFor(one);
      const env = { DATABASE_URL: await testDatabaseUrl() };
      for (let kill = 0; kill < kills; kill++) {
        const seen = received.length;
        const child = await startProgram('webhooks', env);
        while (received.length === seen) await pause(2);
        await pause((kill % 8) * 4);
        child.kill('SIGKILL');
        await happened(child, 'exit');
      }
      const child = await startProgram('webhooks', env);
      const waiting = () => eventsWaiting(webhook);
      while ((await waiting()) > 0) await pause(50);
      child.kill('SIGKILL');
      const ids = (await eventsOf(webhook.id)).map(({ id }) => id);
      expect([...new Set(received.map(({ id }) => id))].sort()).to.deep.equal(ids);
      expect(ids).to.have.length(40 + 10 * kills);
    },
  );

  const eventsWaiting = ({ id }: Webhook) =>
    WebhookEvent.query().where({ webhookId: id, state: 'waiting' }).resultSize();

  async function only({ id }: Webhook): Promise<Event> {
    const [event] = await eventsOf(id);
    return event as Event;
  }

  async function deliverNothing(now: Date, received: unknown[]): Promise<boolean> {
    const before = received.length;
    await deliver(now);
    return received.length === before;
  }

  const mailsTo = async ({ email }: User): Promise<string[]> => {
    const mails = await db('mails').where({ recipient: email });
    return mails.map(({ message }: { message: { subject: string } }) => message.subject);
  };
});

type Event = WebhookEvent & { dueAt: Date; state: Schemas['WebhookEventState'] };

function accepts(secret: string, headers: object, body: string): boolean {
  try {
    new Signature(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

async function listening(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(url, { method: 'POST' });
      return;
    } catch {
      await pause(20);
    }
  }
}
