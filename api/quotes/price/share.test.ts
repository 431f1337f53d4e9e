import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../companies/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildInvitation } from '../../invitations/factory.ts';
import { anonymous, as } from '../../testing/client.ts';
import { buildUser } from '../../users/factory.ts';
import type { User } from '../../users/User.ts';
import { buildQuote, dayFrom } from '../factory.ts';
import { Quote as Row } from '../Quote.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

const price = { saleValue: '2000.00', validUntil: dayFrom(3), comment: 'Incluye seguro' };

describe('a price for the customer', function () {
  this.timeout(60_000);
  let companyId: string, customerId: string, member: User, shipper: User, carrier: User;

  before(async () => {
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    member = await buildUser({ companyId, role: 'member' });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    carrier = await buildUser({ type: 'carrier' });
  });

  async function rated(overrides: Parameters<typeof buildQuote>[0] = {}) {
    const { id } = await buildQuote({ companyId, customerId, status: 'rated', ...overrides });
    await buildInvitation({ quoteId: id, rate: { allIn: '1500.00' } });
    return id;
  }

  const say = <T = Quote>(user: User, id: string, verb: string, body: object = {}) =>
    as(user).post<T>(`/api/quotes/${id}/${verb}`, body);

  describe('POST /quotes/:id/share', () => {
    it('asks for a token, hides what is foreign, and is for brokers and staff alone', async () => {
      const id = await rated();
      expect((await anonymous.post(`/api/quotes/${id}/share`, price)).status).to.equal(401);
      for (const user of [shipper, carrier])
        expect((await say(user, id, 'share', price)).status).to.equal(403);
      expect((await say(await buildUser(), id, 'share', price)).status).to.equal(404);
    });

    it('refuses nothing at all, what is no money, and days gone by', async () => {
      const id = await rated();
      const wrong = async (change: object) => {
        const { status, body } = await say<Problem>(member, id, 'share', { ...price, ...change });
        return [status, ...Object.keys(body.errors!)];
      };
      expect(await wrong({ saleValue: '0.00' })).to.deep.equal([422, 'saleValue']);
      expect(await wrong({ saleValue: '12.345' })).to.deep.equal([422, 'saleValue']);
      expect(await wrong({ validUntil: dayFrom(-2) })).to.deep.equal([422, 'validUntil']);
    });

    it('refuses a quote without rates, naming what is allowed', async () => {
      const { id } = await buildQuote({ companyId });
      const { status, body } = await say<Problem>(member, id, 'share', price);
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    });

    it('shows the customer the price, its comment and last day, and nothing of the purchase', async () => {
      const id = await rated();
      const { status, body } = await say(member, id, 'share', price);
      expect([status, body.status, body.saleValue]).to.deep.equal([200, 'answered', '2000.00']);
      const { body: seen } = await as(shipper).get<Quote>(`/api/quotes/${id}`);
      expect(seen).to.include({
        saleValue: '2000.00',
        sharedValue: '2000.00',
        sharedCurrency: 'USD',
        sharedUntil: price.validUntil,
        sharedComment: 'Incluye seguro',
        customerAnswer: null,
      });
      expect(seen.can).to.include.members(['accept', 'refuse']);
      expect(JSON.stringify(seen)).not.to.match(/1500|purchaseCost|margin|bestRate/);
    });

    it('in the other currency is sold at the exchange rate of the quote', async () => {
      const id = await rated({ exchangeRate: '18.3333' });
      const pesos = { ...price, saleValue: '36666.60', currency: 'MXN' };
      const { body } = await say(member, id, 'share', pesos);
      expect(body).to.include({ saleValue: '2000.00', sharedValue: '36666.60' });
    });

    it('may be replaced until the customer has answered', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      const cheaper = { ...price, saleValue: '1900.00' };
      expect((await say(member, id, 'share', cheaper)).body.sharedValue).to.equal('1900.00');
      await say(shipper, id, 'accept');
      const late = await say<Problem>(member, id, 'share', price);
      expect([late.status, late.body.code]).to.deep.equal([409, 'ALREADY_ANSWERED']);
    });
  });

  describe('POST /quotes/:id/accept', () => {
    it('asks for a token, hides what is foreign, and is not for carriers', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      expect((await anonymous.post(`/api/quotes/${id}/accept`, {})).status).to.equal(401);
      expect((await say(carrier, id, 'accept')).status).to.equal(403);
      const other = await buildUser({ type: 'shipper' });
      expect((await say(other, id, 'accept')).status).to.equal(404);
      const long = await say(shipper, id, 'accept', { comment: 'x'.repeat(501) });
      expect(long.status).to.equal(422);
    });

    it('needs a price', async () => {
      const { status, body } = await say<Problem>(shipper, await rated(), 'accept');
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    });

    it('keeps the answer of the customer, once, and the quote waits for its carrier', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      const { body } = await say(shipper, id, 'accept', { comment: 'Adelante' });
      expect(body).to.include({
        status: 'answered',
        customerAnswer: 'accepted',
        customerComment: 'Adelante',
      });
      expect(body.can).not.to.include.members(['accept']);
      const again = await say<Problem>(member, id, 'accept');
      expect([again.status, again.body.code]).to.deep.equal([409, 'ALREADY_ANSWERED']);
      const { body: events } = await as(member).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
      expect(events.at(-1)).to.include({ reason: 'accepted', comment: 'Adelante' });
    });

    it('is the broker’s to register in the customer’s name', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      const { body } = await say(member, id, 'accept', { comment: 'Por teléfono' });
      expect(body.customerAnswer).to.equal('accepted');
    });

    it('ends with the last day of the price', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      await Row.query()
        .patch({ sharedUntil: dayFrom(-2) })
        .findById(id);
      const { status, body } = await say<Problem>(shipper, id, 'accept');
      expect([status, body.code]).to.deep.equal([409, 'PRICE_EXPIRED']);
      expect(body.title).to.match(/^El precio venció el \d+ de [a-z]+ de \d{4}\./);
    });
  });
});
