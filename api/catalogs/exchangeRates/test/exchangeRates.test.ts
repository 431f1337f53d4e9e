import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { uniqueDay } from '../../../testing/base/days.ts';
import { buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { Quote } from '../../../quoting/quotes/Quote.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { ExchangeRate } from '../ExchangeRate.ts';
import { buildOldExchangeRate } from './factory.ts';
import { latestExchangeRate } from '../latest.ts';

type Rate = Schemas['ExchangeRate'];
type Problem = Schemas['Problem'];

describe('Exchange rates', function () {
  this.timeout(30_000);
  let admin: User;
  let broker: User;

  before(async () => {
    admin = await buildUser({ type: 'internal', role: 'admin' });
    broker = await buildUser();
  });

  const rate = (more: object = {}) => ({
    date: uniqueDay(),
    mxnPerUsd: '18.7512',
    source: 'prueba',
    ...more,
  });
  const post = (body: object, who = admin) =>
    as(who).post<Problem & Rate>('/api/exchange_rates', body);

  it('are readable by all users, sorted by date', async () => {
    const { id, date } = await buildOldExchangeRate();
    expect((await anonymous.get('/api/exchange_rates')).status).to.equal(401);
    expect((await as(broker).get('/api/exchange_rates?sort=source')).status).to.equal(422);
    const { body } = await as(broker).get<Rate[]>(
      `/api/exchange_rates?since=${date}&until=${date}`,
    );
    expect(body.map((one) => one.id)).to.deep.equal([id]);
    expect((await as(broker).get<Rate>(`/api/exchange_rates/${id}`)).body.can).to.deep.equal([
      'list',
      'show',
      'export',
    ]);
  });

  it("are created by Andén's admins, one per date, and not for the future", async () => {
    expect((await anonymous.post('/api/exchange_rates', rate())).status).to.equal(401);
    expect((await post(rate(), broker)).status).to.equal(403);
    expect((await post(rate({ mxnPerUsd: '0' }))).body.errors).to.have.property('mxnPerUsd');
    const { status, body } = await post(rate());
    expect(status).to.equal(201);
    expect(body.mxnPerUsd).to.equal('18.7512');
    expect((await post(rate({ date: body.date }))).status).to.equal(409);
    setClock(new Date('2026-03-02T12:00:00Z'));
    expect((await post(rate({ date: '2026-03-03' }))).body.errors).to.have.property('date');
  });

  it("are corrected by Andén's admins, without changing any quote", async () => {
    const { id } = await buildOldExchangeRate();
    const quote = await buildQuote();
    const path = `/api/exchange_rates/${id}`;
    expect((await anonymous.patch(path, { source: 'x' })).status).to.equal(401);
    expect((await as(broker).patch(path, { source: 'x' })).status).to.equal(403);
    expect((await as(admin).patch(path, { mxnPerUsd: '-2' })).status).to.equal(422);
    const { body } = await as(admin).patch<Rate>(path, { mxnPerUsd: '17.1' });
    expect(body.mxnPerUsd).to.equal('17.1000');
    const changes = await as(broker).get<Schemas['Change'][]>(`${path}/history`);
    expect(changes.body[0]!.fields[0]).to.include({ field: 'mxnPerUsd', to: '17.1000' });
    expect((await Quote.query().findById(quote.id))!.exchangeRate).to.equal(quote.exchangeRate);
  });

  it('are archived while no quote has used them, which makes their date available again', async () => {
    const { id, date } = await buildOldExchangeRate({ mxnPerUsd: '187.5120' });
    const path = `/api/exchange_rates/${id}`;
    expect((await anonymous.delete(path)).status).to.equal(401);
    expect((await as(broker).delete(path)).status).to.equal(403);
    expect((await as(admin).get<Rate>(path)).body.can).to.include.members(['update', 'delete']);
    expect((await as(admin).delete(path)).body).to.deep.equal({ id });
    expect((await as(admin).delete('/api/exchange_rates/nada')).status).to.equal(422);
    const { body } = await as(admin).get<Rate[]>(`/api/exchange_rates?since=${date}&until=${date}`);
    expect(body).to.deep.equal([]);
    expect((await post(rate({ date }))).status).to.equal(201);
    const changes = await as(admin).get<Schemas['Change'][]>(`${path}/history`);
    expect(changes.body.map(({ action }) => action)).to.include('archived');
  });

  it('are used by new quotes only until they are archived', async () => {
    const before = await ExchangeRate.transaction(latestExchangeRate);
    const wrong = await buildOldExchangeRate({ date: dayFrom(400), mxnPerUsd: '187.5120' });
    const latest = () => ExchangeRate.transaction(latestExchangeRate);
    expect((await latest()).exchangeRate).to.equal('187.5120');
    await as(admin).delete(`/api/exchange_rates/${wrong.id}`);
    expect(await latest()).to.deep.equal(before);
  });

  it('that a quote has used were changed by a correction: they are refused with the reason', async () => {
    const { id, date, mxnPerUsd } = await buildOldExchangeRate();
    await buildQuote({ exchangeRateDate: date, exchangeRate: mxnPerUsd });
    const path = `/api/exchange_rates/${id}`;
    const { body } = await as(admin).get<Rate>(path);
    expect(body.isUsed).to.equal(true);
    expect(body.can).not.to.include.members(['update', 'delete']);
    const corrected = await as(admin).patch<Problem>(path, { mxnPerUsd: '17.1' });
    const archived = await as(admin).delete<Problem>(path);
    for (const { status, body: problem } of [corrected, archived]) {
      expect([status, problem.code]).to.deep.equal([409, 'USED_BY_QUOTES']);
      expect(problem.title).to.include('cotizaciones');
    }
    const bulk = await as(admin).post<Schemas['BulkResult']>('/api/exchange_rates/bulk', {
      action: 'archive',
      ids: [id],
    });
    expect(bulk.body.results[0]).to.include({ status: 409, code: 'USED_BY_QUOTES' });
  });

  it('that a quote has used stayed until the next day although they were wrong: the right one of the date replaces them', async () => {
    const wrong = await buildOldExchangeRate({ mxnPerUsd: '1.8750' });
    const { date } = wrong;
    const { id } = await buildQuote({ exchangeRateDate: date, exchangeRate: '1.8750' });
    expect((await post(rate({ date, mxnPerUsd: '1.875' }))).status).to.equal(409);
    const { status, body } = await post(rate({ date, mxnPerUsd: '18.7500' }));
    expect([status, body.isUsed]).to.deep.equal([201, false]);
    expect((await Quote.query().findById(id))!.exchangeRate).to.equal('1.8750');
    const listed = await as(admin).get<Rate[]>(`/api/exchange_rates?since=${date}&until=${date}`);
    expect(listed.body.map((one) => one.id)).to.deep.equal([body.id]);
    const old = await as(admin).get<Rate>(`/api/exchange_rates/${wrong.id}`);
    expect(old.body).to.include({ mxnPerUsd: '1.8750', isUsed: true });
    expect((await post(rate({ date }))).status, 'the new one can be corrected').to.equal(409);
    expect((await as(admin).delete(`/api/exchange_rates/${body.id}`)).status).to.equal(200);
  });
});
