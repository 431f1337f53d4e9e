import { expect } from 'chai';
import type { Schemas } from '../core/contract/types.ts';
import { dayOfItsOwn } from '../testing/base/days.ts';
import { buildQuote } from '../quotes/factory.ts';
import { Quote } from '../quotes/Quote.ts';
import { anonymous, as } from '../testing/client.ts';
import { setClock } from '../testing/base/clock.ts';
import { buildUser } from '../users/factory.ts';
import type { User } from '../users/User.ts';
import { buildRateOfADay } from './factory.ts';

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
    date: dayOfItsOwn(),
    mxnPerUsd: '18.7512',
    source: 'prueba',
    ...more,
  });
  const post = (body: object, who = admin) =>
    as(who).post<Problem & Rate>('/api/exchange_rates', body);

  it('are read by everybody who has signed in, in order', async () => {
    const { id, date } = await buildRateOfADay();
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

  it('are entered by those who run Andén, one a day, none ahead of its day', async () => {
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

  it('are corrected by them, and no quote changes with it', async () => {
    const { id } = await buildRateOfADay();
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
});
