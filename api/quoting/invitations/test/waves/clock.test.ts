import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { Carrier } from '../../../../network/carriers/Carrier.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { startProgram } from '../../../../testing/fork.ts';
import { as } from '../../../../testing/client.ts';
import { setClock } from '../../../../testing/base/clock.ts';
import { testDatabaseUrl, testDb } from '../../../../testing/base/db.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildInvitation } from '../factory.ts';
import { Invitation } from '../../Invitation.ts';
import { invitationJobs } from '../../waves/jobs.ts';
import { Rate } from '../../Rate.ts';
import { testServer } from '../../../../testing/server.ts';
import { isSomebodyWaiting } from '../../../../testing/base/waiting.ts';
import { trial } from '../../../../testing/trials.ts';

type Shown = Schemas['Invitation'];
type Problem = Schemas['Problem'];

const rate = { currency: 'USD', allIn: '1500.00' } as const;
const [quoteClock, overdueQuotes] = invitationJobs;

describe('The deadline of a quote', function () {
  this.timeout(180_000);
  let db: Knex;
  let companyId: string, broker: User, now: Date;

  before(async () => {
    await testServer();
    db = await testDb();
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
  });

  beforeEach(() => {
    now = new Date();
  });

  const send = (id: string, body: object) =>
    as(broker).post<Schemas['Quote']>(`/api/quotes/${id}/send`, body);
  const stop = (quoteId: string, at: Date) =>
    db.transaction((trx) =>
      quoteClock!.run({ trx, data: { quoteId, companyId } as never, now: at }),
    );
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const quoteOf = async (id: string) => (await Quote.query().findById(id))!;
  const statuses = async (quoteId: string) =>
    (await Invitation.query().where({ quoteId }).orderBy('wave').orderBy('id')).map(
      ({ wave, status, closeReason }) => [wave, status, closeReason].filter(Boolean).join(' '),
    );
  const events = async (id: string) =>
    (await db('events').where('entityId', id).orderBy('id')).map(
      ({ toStatus, reason, userId }) => `${toStatus} ${reason} ${userId ? 'by somebody' : 'alone'}`,
    );
  const waiting = async (quoteId: string) =>
    (
      await db.raw(
        `select start_after as at from jobs.job where name = 'quote-clock' and data->>'quoteId' = ? order by start_after`,
        [quoteId],
      )
    ).rows.map(({ at }: { at: Date }) => at.toISOString());

  /** A quote whose deadline is now, with two invited carriers; one has answered, unless `answered` is false. */
  async function due(answered = true) {
    const { id: quoteId } = await buildQuote({ companyId, status: answered ? 'rated' : 'sent' });
    const times = { sentAt: after(-60), deadlineAt: now };
    await Quote.query().findById(quoteId).patch(times);
    const carrier = await buildUser({ type: 'carrier', carrierId: (await buildCarrier()).id });
    const silent = await buildInvitation({ quoteId, carrierId: carrier.carrierId!, ...times });
    const rated = answered ? await buildInvitation({ quoteId, rate: {}, ...times }) : undefined;
    return { quoteId, silent, carrier, rated };
  }

  describe('when a wave is sent', () => {
    it('is scheduled as a job, in the transaction that sends the wave', async () => {
      setClock(now);
      const { id } = await buildQuote({ companyId });
      const carrierIds = [(await buildCarrier()).id];
      const idle = (await buildCarrier({ status: 'suspended' })).id;
      expect((await send(id, { carrierIds: [idle] })).status).to.equal(422);
      expect(await waiting(id)).to.deep.equal([]);
      await send(id, { carrierIds, minutes: 30 });
      expect(await waiting(id)).to.deep.equal([after(30).toISOString()]);
    });

    it('is the latest deadline of several waves', async () => {
      setClock(now);
      const { id } = await buildQuote({ companyId });
      await send(id, { carrierIds: [(await buildCarrier()).id] });
      await send(id, { carrierIds: [(await buildCarrier()).id], minutes: 20 });
      expect((await quoteOf(id)).deadlineAt).to.deep.equal(after(60));
      expect(await waiting(id)).to.deep.equal([20, 60].map((at) => after(at).toISOString()));
    });

    it('refuses a carrier in two waves', async () => {
      const { id } = await buildQuote({ companyId });
      const carrierIds = [(await buildCarrier()).id];
      const { status, body } = await send(id, { carrierIds, nextWaves: [{ carrierIds }] });
      expect(status).to.equal(422);
      expect((body as unknown as Problem).errors).to.have.keys('nextWaves');
    });
  });

  describe('when it has passed', () => {
    it('closes unanswered invitations, keeps the rates, and records events', async () => {
      const { quoteId, silent } = await due();
      await stop(quoteId, after(-0.001));
      expect(await statuses(quoteId)).to.deep.equal(['1 sent', '1 rated']);
      await stop(quoteId, now);
      expect(await statuses(quoteId)).to.have.members(['1 not_available expired', '1 rated']);
      expect((await quoteOf(quoteId)).status).to.equal('rated');
      expect(await events(silent.id)).to.deep.equal(['not_available expired alone']);
      expect(await events(quoteId)).to.deep.equal(['rated wave_expired alone']);
    });

    it('notifies the broker, and each carrier of the reason', async () => {
      const { quoteId, silent, carrier } = await due();
      for (let time = 0; time < 2; time += 1) await stop(quoteId, now);
      const told = (user: User) =>
        db('notifications').where('userId', user.id).whereIn('entityId', [quoteId, silent.id]);
      const kinds = async (user: User) => (await told(user)).map(({ kind }) => kind);
      expect(await kinds(broker)).to.deep.equal(['quote_expired']);
      expect(await kinds(carrier)).to.deep.equal(['invitation_closed']);
      expect((await told(carrier))[0].params).to.include({ reason: 'expired' });
    });

    it('takes effect once, however often the job runs', async () => {
      const { quoteId, silent } = await due();
      await stop(quoteId, now);
      const before = await Invitation.query().findById(silent.id);
      await Promise.all(Array.from({ length: 5 }, () => stop(quoteId, after(1))));
      expect(await Invitation.query().findById(silent.id)).to.deep.equal(before);
      expect(await events(quoteId)).to.deep.equal(['rated wave_expired alone']);
    });

    it('makes the quote not available when there is no rate', async () => {
      const { quoteId } = await due(false);
      await stop(quoteId, now);
      const { status, closedAt } = (await quoteOf(quoteId)) as Quote & { closedAt: Date };
      expect([status, closedAt]).to.deep.equal(['not_available', now]);
      expect(await events(quoteId)).to.deep.equal([
        'sent wave_expired alone',
        'not_available null alone',
      ]);
    });

    it('keeps a shared price', async () => {
      const { quoteId } = await due();
      await Quote.query().findById(quoteId).patch({ status: 'answered' });
      await stop(quoteId, now);
      expect((await quoteOf(quoteId)).status).to.equal('answered');
      expect(await statuses(quoteId)).to.have.members(['1 not_available expired', '1 rated']);
    });

    it('does nothing for closed or deleted quotes', async () => {
      const { quoteId } = await due();
      await Quote.query().findById(quoteId).patch({ status: 'assigned' });
      await stop(quoteId, now);
      expect(await statuses(quoteId)).to.have.members(['1 sent', '1 rated']);
      await stop('01900000-0000-7000-8000-000000000000', now);
    });

    it('is found by the other job when its own job did not run', async () => {
      const { quoteId } = await due();
      await db.transaction((trx) => overdueQuotes!.run({ trx, data: {}, now: after(1) }));
      expect(await waiting(quoteId)).to.deep.equal([after(1).toISOString()]);
    });
  });

  describe('prepared waves', () => {
    async function prepared(more: object = {}) {
      const carriers = [];
      for (let count = 0; count < 4; count += 1) carriers.push(await buildCarrier());
      const [first, second, third, fourth] = carriers.map(({ id }) => id);
      const { id } = await buildQuote({ companyId });
      setClock(now);
      const nextWaves = [{ carrierIds: [second, third], minutes: 15 }, { carrierIds: [fourth] }];
      expect((await send(id, { carrierIds: [first], nextWaves, ...more })).status).to.equal(200);
      return { id, carriers };
    }

    const asker = (carrierId: string) => buildUser({ type: 'carrier', carrierId });

    it('are sent one after another while the quote is open', async () => {
      const { id, carriers } = await prepared();
      expect(await statuses(id)).to.deep.equal(['1 sent', '2 pending', '2 pending', '3 pending']);
      const later = as(await asker(carriers[1]!.id));
      expect((await later.get<Shown[]>('/api/invitations')).body).to.deep.equal([]);
      await stop(id, after(60));
      expect(await statuses(id)).to.deep.equal([
        ...['1 not_available expired', '2 sent', '2 sent', '3 pending'],
      ]);
      const [seen] = (await later.get<Shown[]>('/api/invitations')).body;
      expect([seen!.status, new Date(seen!.deadlineAt!)]).to.deep.equal(['sent', after(75)]);
      expect(await waiting(id)).to.deep.equal([60, 75].map((at) => after(at).toISOString()));
      expect(await events(id)).to.deep.equal([
        'sent null by somebody',
        'sent wave_expired alone',
        'sent wave_opened alone',
      ]);
      await stop(id, after(75));
      expect((await statuses(id)).at(-1)).to.equal('3 sent');
      await stop(id, after(135));
      expect((await quoteOf(id)).status).to.equal('not_available');
    });

    it('are sent after the deadline although there is a rate', async () => {
      const { id, carriers } = await prepared();
      const [{ id: invitationId }] = (await Invitation.query().where({ quoteId: id, wave: 1 })) as [
        Invitation,
      ];
      await as(await asker(carriers[0]!.id)).post(`/api/invitations/${invitationId}/rate`, rate);
      expect((await statuses(id))[1]).to.equal('2 pending');
      await stop(id, after(60));
      expect((await statuses(id)).slice(0, 3)).to.deep.equal(['1 rated', '2 sent', '2 sent']);
      expect((await quoteOf(id)).status).to.equal('rated');
    });

    it('are sent at once when all earlier carriers have declined', async () => {
      const { id, carriers } = await prepared();
      const [first] = await Invitation.query().where({ quoteId: id, wave: 1 });
      await as(await asker(carriers[0]!.id)).post(`/api/invitations/${first!.id}/decline`, {
        reason: 'no_availability',
      });
      expect((await statuses(id)).slice(1, 3)).to.deep.equal(['2 sent', '2 sent']);
    });

    it('are told to the broker with how many carriers; the time being over was told instead', async () => {
      const { id } = await prepared();
      const told = async () =>
        (await db('notifications').where({ userId: broker.id, entityId: id }).orderBy('id')).map(
          ({ kind, params }) => [kind, params.count],
        );
      await stop(id, after(60));
      expect(await told()).to.deep.equal([['wave_sent', 2]]);
      await stop(id, after(75));
      await stop(id, after(135));
      expect((await told()).slice(1)).to.deep.equal([
        ['wave_sent', 1],
        ['quote_expired', undefined],
      ]);
    });

    it('skip carriers suspended meanwhile, and are skipped when no carrier is left', async () => {
      const { id, carriers } = await prepared();
      const gone = [carriers[1]!.id, carriers[2]!.id];
      await Carrier.query().patch({ status: 'suspended' }).findByIds(gone);
      await stop(id, after(60));
      const dropped = 'dismissed carrier_not_active';
      expect(await statuses(id)).to.have.members([
        ...['1 not_available expired', '2 sent', `2 ${dropped}`, `2 ${dropped}`],
      ]);
      const never = as(await asker(gone[0]!));
      expect((await never.get<Shown[]>('/api/invitations')).body).to.deep.equal([]);
    });

    it('follow a wave that is sent manually meanwhile', async () => {
      const { id } = await prepared();
      await send(id, { carrierIds: [(await buildCarrier()).id] });
      expect(await statuses(id)).to.deep.equal([
        ...['1 sent', '2 sent', '3 pending', '3 pending', '4 pending'],
      ]);
    });

    it("count for the plan's limit when they are prepared", async () => {
      const free = await buildUser({ companyId: (await buildCompany({ plan: 'free' })).id });
      const { id } = await buildQuote({ companyId: free.companyId! });
      const ids = await Promise.all([1, 2, 3, 4].map(async () => (await buildCarrier()).id));
      const body = { carrierIds: ids.slice(0, 2), nextWaves: [{ carrierIds: ids.slice(2) }] };
      const refused = await as(free).post<Problem>(`/api/quotes/${id}/send`, body);
      expect([refused.status, refused.body.code]).to.deep.equal([403, 'PLAN_LIMIT']);
    });
  });

  describe('and a rate after it', () => {
    it('keep the rate as late, also for a quote that closed without any', async () => {
      for (const others of [true, false]) {
        const { quoteId, silent, carrier } = await due(others);
        await stop(quoteId, now);
        const { status, body } = await as(carrier).post<Shown>(
          `/api/invitations/${silent.id}/rate`,
          rate,
        );
        expect([status, body.status, body.rate!.late]).to.deep.equal([200, 'not_available', true]);
        expect(body.warnings!.map(({ code }) => code)).to.deep.equal(['RATE_LATE']);
        expect(body.can).to.include('rate');
        const { status: left } = await quoteOf(quoteId);
        expect(left).to.equal(others ? 'rated' : 'not_available');
        if (!others) continue;
        const award = { invitationId: silent.id };
        const won = await as(broker).post<Problem>(`/api/quotes/${quoteId}/award`, award);
        expect([won.status, won.body.code]).to.deep.equal([409, 'RATE_MISSING']);
      }
    });

    trial('at the same moment have one result', { many: 200, few: 10 }, async (count) => {
      const carrier = await buildUser({ type: 'carrier', carrierId: (await buildCarrier()).id });
      const seen = new Set<string>();
      for (let round = 0; round < count; round += 1) {
        now = new Date();
        setClock(now);
        const times = { sentAt: after(-60), deadlineAt: now };
        const { id: quoteId } = await buildQuote({ companyId, status: 'sent', ...times });
        const { id } = await buildInvitation({ quoteId, carrierId: carrier.carrierId!, ...times });
        const rates = () => as(carrier).post<Shown>(`/api/invitations/${id}/rate`, rate);
        const wait = () => pause(round % 10);
        const [answer] = await Promise.all([rates(), wait().then(() => stop(quoteId, now))]);
        expect(answer.status).to.equal(200);
        const [{ late }, ...more] = (await Rate.query().where('invitationId', id)) as [Rate];
        const [invitation, quote] = [await statuses(quoteId), (await quoteOf(quoteId)).status];
        const story = [late ? 'late' : 'in time', ...invitation, quote].join(', ');
        expect(story).to.be.oneOf([
          'in time, 1 rated, rated',
          'late, 1 not_available expired, not_available',
        ]);
        expect([more.length, (await events(id)).length]).to.deep.equal([0, 1]);
        seen.add(story);
      }
      if (count >= 100) expect(seen.size, [...seen].join()).to.equal(2);
    });
  });

  trial(
    'and an award at the same moment leave consistent events',
    { many: 200, few: 10 },
    async (count) => {
      const [one, two] = [await buildCarrier(), await buildCarrier()];
      const seen = new Set<string>();
      for (let round = 0; round < count; round += 1) {
        const { id: quoteId } = await buildQuote({ companyId, status: 'rated' });
        const times = { sentAt: after(-60), deadlineAt: now };
        const winner = await buildInvitation({ quoteId, carrierId: one.id, rate: {}, ...times });
        const silent = await buildInvitation({ quoteId, carrierId: two.id, ...times });
        const body = { invitationId: winner.id };
        const [awarded] = await Promise.all([
          as(broker).post(`/api/quotes/${quoteId}/award`, body),
          pause(round % 10).then(() => stop(quoteId, now)),
        ]);
        expect([awarded.status, (await quoteOf(quoteId)).status]).to.deep.equal([200, 'assigned']);
        const told = await events(silent.id);
        expect(told).to.have.length(1);
        seen.add(told[0]!);
      }
      const stories = ['not_available expired alone', 'dismissed load_already_covered by somebody'];
      expect(stories).to.include.members([...seen]);
      if (count >= 100) expect([...seen]).to.have.members(stories);
    },
  );

  it('passing while the process is killed changes nothing, and once after a restart', async () => {
    const blocked = await due();
    const quotes = [blocked];
    for (let count = 1; count < 5; count += 1) quotes.push(await due());
    const second = await buildInvitation({
      quoteId: blocked.quoteId,
      sentAt: after(-60),
      deadlineAt: now,
    });
    for (const { quoteId } of quotes) await order(quoteId);
    const child = await startClocks();
    await db.transaction(async (trx) => {
      await Invitation.query(trx).findOne({ id: second.id, companyId }).forUpdate();
      await eventually(() => isSomebodyWaiting(db));
      child.kill('SIGKILL');
      await happened(child, 'exit');
    });
    expect(await statuses(blocked.quoteId)).to.have.members(['1 sent', '1 sent', '1 rated']);
    const again = await startClocks();
    await eventually(async () => (await Promise.all(quotes.map(isStopped))).every(Boolean));
    await pause(300);
    again.kill('SIGKILL');
    for (const { quoteId, silent } of quotes) {
      expect(await events(silent.id)).to.deep.equal(['not_available expired alone']);
      expect(await events(quoteId)).to.deep.equal(['rated wave_expired alone']);
    }
    expect(await events(second.id)).to.deep.equal(['not_available expired alone']);
  });

  const order = (quoteId: string) =>
    db.transaction((trx) => overdueQuotes!.run({ trx, data: { quoteId }, now }));

  const isStopped = async ({ quoteId }: { quoteId: string }) =>
    (await statuses(quoteId)).every((status) => !status.includes('sent'));
});

async function startClocks() {
  return startProgram('clock', { DATABASE_URL: await testDatabaseUrl() });
}

async function eventually(look: () => Promise<boolean>) {
  while (!(await look())) await pause(20);
}
