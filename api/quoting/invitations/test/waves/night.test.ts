import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote } from '../../../quotes/test/factory.ts';
import { Quote } from '../../../quotes/Quote.ts';
import { setClock } from '../../../../testing/base/clock.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { testServer } from '../../../../testing/server.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Invitation } from '../../Invitation.ts';
import { invitationJobs } from '../../waves/jobs.ts';

const DAY = { from: '09:00', to: '18:00' };
const calendar: Schemas['CompanyCalendar'] = {
  timeZone: 'America/Monterrey',
  hours: { tuesday: DAY, wednesday: DAY },
  holidays: [],
};
const night = new Date('2027-11-23T23:40-06:00');
const morning = new Date('2027-11-24T09:00-06:00');
const [quoteClock, , reminder] = invitationJobs;

describe('A request that is sent outside working hours', () => {
  let db: Knex;
  let companyId: string, broker: User;

  before(async () => {
    await testServer();
    db = await testDb();
    companyId = (await buildCompany({ calendar })).id;
    broker = await buildUser({ companyId });
  });

  const after = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const newCarriers = (count: number) => Promise.all(Array.from({ length: count }, newCarrier));
  const newCarrier = async () => (await buildCarrier()).id;
  const times = async (quoteId: string) =>
    (await Invitation.query().where({ quoteId }).orderBy('wave')).map(
      ({ status, startsAt, deadlineAt }) => [status, startsAt, deadlineAt],
    );
  const run = (job: typeof quoteClock, quoteId: string, now: Date) =>
    db.transaction((trx) => job!.run({ trx, data: { quoteId, companyId } as never, now }));

  const minutesToFirstRate = async (id: string) =>
    (await as(broker).get<Schemas['Quote']>(`/api/quotes/${id}`)).body.minutesToFirstRate;

  async function send(at: Date, body: object = {}, carriers = 1) {
    setClock(at);
    const { id } = await buildQuote({ companyId });
    const [first, ...others] = await newCarriers(carriers);
    const nextWaves = others.map((carrierId) => ({ carrierIds: [carrierId], minutes: 30 }));
    const asked = { carrierIds: [first], nextWaves, ...body };
    const sent = await as(broker).post<Schemas['Quote']>(`/api/quotes/${id}/send`, asked);
    expect(sent.status).to.equal(200);
    return sent.body;
  }

  it('starts its minutes with the next working hour, and ends after them', async () => {
    const { id, ...quote } = await send(night);
    expect(
      [quote.sentAt, quote.startsAt, quote.deadlineAt].map((at) => new Date(at!)),
    ).to.deep.equal([night, morning, after(morning, 60)]);
    await run(quoteClock, id, after(night, 61));
    expect(await times(id)).to.deep.equal([['sent', morning, after(morning, 60)]]);
    await run(quoteClock, id, after(morning, 60));
    expect((await times(id))[0]![0]).to.equal('not_available');
  });

  it('starts at once if the broker says so', async () => {
    const { id } = await send(night, { startsNow: true });
    expect(await times(id)).to.deep.equal([['sent', null, after(night, 60)]]);
  });

  it('starts at once within the hours, and for a company without a calendar', async () => {
    const noon = after(morning, 180);
    expect(await times((await send(noon)).id)).to.deep.equal([['sent', null, after(noon, 60)]]);
    const other = await buildUser();
    setClock(night);
    const { id } = await buildQuote({ companyId: other.companyId! });
    await as(other).post(`/api/quotes/${id}/send`, { carrierIds: [await newCarrier()] });
    expect(await times(id)).to.deep.equal([['sent', null, after(night, 60)]]);
  });

  it('can be answered before; the first rate counts as given at the start', async () => {
    const { id } = await send(night);
    expect(await minutesToFirstRate(id)).to.equal(null);
    const [invitation] = await Invitation.query().where({ quoteId: id });
    const { id: invitationId, carrierId } = invitation!;
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const rate = { currency: 'USD', allIn: '1500.00' };
    setClock(after(night, 5));
    const { status, body } = await as(carrier).post<Schemas['Invitation']>(
      `/api/invitations/${invitationId}/rate`,
      rate,
    );
    expect([status, body.rate!.late, new Date(body.startsAt!)]).to.deep.equal([
      200,
      false,
      morning,
    ]);
    expect(await minutesToFirstRate(id)).to.equal(0);
  });

  it('reminds ten minutes before its end, and never before its minutes start', async () => {
    const { id } = await send(night, { minutes: 5 });
    await run(reminder, id, after(morning, -5));
    expect((await Invitation.query().findOne({ quoteId: id }))!.remindedAt).to.equal(null);
    const long = await send(night);
    await run(reminder, long.id, after(morning, 50));
    const reminded = await Invitation.query().findOne({ quoteId: long.id });
    expect(reminded!.remindedAt).to.deep.equal(after(morning, 50));
  });

  it('is followed by rounds that start with the working hours too, or at any hour', async () => {
    const evening = after(morning, 8.5 * 60);
    const tuesday = new Date('2027-11-30T09:00-06:00');
    for (const [body, startsAt] of [
      [{}, tuesday],
      [{ startsNow: true }, null],
    ] as const) {
      const { id } = await send(evening, body, 2);
      const path = `/api/invitations?quoteId=${id}&status=pending`;
      const waiting = await as(broker).get<Schemas['Invitation'][]>(path);
      expect(waiting.body.map(({ startsNow }) => startsNow)).to.deep.equal([startsAt === null]);
      const end = after(evening, 60);
      await run(quoteClock, id, end);
      const deadline = after(startsAt ?? end, 30);
      expect((await times(id))[1]).to.deep.equal(['sent', startsAt, deadline]);
      expect((await Quote.query().findById(id))!.deadlineAt).to.deep.equal(deadline);
    }
  });

  it('says in its mail when its minutes start', async () => {
    setClock(night);
    const { id } = await buildQuote({ companyId });
    const quotingEmail = 'noche@fletes.test';
    const { id: carrierId } = await buildCarrier({ quotingEmail });
    await as(broker).post(`/api/quotes/${id}/send`, { carrierIds: [carrierId] });
    const [mail] = await db('mails').where({ recipient: quotingEmail });
    expect(JSON.stringify(mail.message.facts)).to.include(
      '24 de noviembre de 2027, 10:00 (hora del centro de México). Puede responder desde ahora; el plazo empieza el 24 de noviembre de 2027, 09:00',
    );
  });
});

describe('GET /quotes/:id/clock', () => {
  const get = (user: User, id: string) =>
    as(user).get<Schemas['QuoteClock']>(`/api/quotes/${id}/clock`);

  it('needs a token of a broker or staff, a visible quote and one that can be sent', async () => {
    const broker = await buildUser();
    const companyId = broker.companyId!;
    const { id } = await buildQuote({ companyId });
    expect((await anonymous.get(`/api/quotes/${id}/clock`)).status).to.equal(401);
    expect((await get(await buildUser({ type: 'shipper' }), id)).status).to.equal(403);
    expect((await get(await buildUser(), id)).status).to.equal(404);
    const closed = await buildQuote({ companyId, status: 'dismissed' });
    expect((await get(broker, closed.id)).status).to.equal(409);
  });

  it('returns when the minutes of a request sent now would start', async () => {
    const { id: companyId } = await buildCompany({ calendar });
    const broker = await buildUser({ companyId });
    const { id } = await buildQuote({ companyId });
    const timeZone = 'America/Monterrey';
    setClock(night);
    const startsAt = morning.toISOString();
    expect((await get(broker, id)).body).to.deep.equal({ isWorking: false, startsAt, timeZone });
    setClock(morning);
    expect((await get(broker, id)).body).to.deep.equal({ isWorking: true, startsAt, timeZone });
  });
});
