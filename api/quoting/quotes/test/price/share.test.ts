import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildInvitation } from '../../../invitations/test/factory.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { buildQuote, dayFrom } from '../factory.ts';
import { Quote as Row } from '../../Quote.ts';

type Quote = Schemas['Quote'];
type Problem = Schemas['Problem'];

const price = { saleValue: '2000.00', validUntil: dayFrom(3), comment: 'Incluye seguro' };

describe('The price for the customer', function () {
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

  describe('POST /quotes/:id/share/draft', () => {
    it("needs a token, answers 404 for other companies' quotes, and 403 for who may not share", async () => {
      const id = await rated();
      expect((await anonymous.post(`/api/quotes/${id}/share/draft`, price)).status).to.equal(401);
      for (const user of [shipper, carrier])
        expect((await say(user, id, 'share/draft', price)).status).to.equal(403);
      expect((await say(await buildUser(), id, 'share/draft', price)).status).to.equal(404);
    });

    it('refuses what sharing refuses', async () => {
      const wrong = { ...price, validUntil: dayFrom(-2) };
      const { status, body } = await say<Problem>(member, await rated(), 'share/draft', wrong);
      expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, 'validUntil']);
    });

    it('shows the text, which could be read only after it had gone, as it is then mailed, and shares nothing', async () => {
      const id = await rated();
      type Draft = Schemas['PriceDraft'];
      const { status, body: draft } = await say<Draft>(member, id, 'share/draft', price);
      expect(status).to.equal(200);
      expect(draft.to).to.include(shipper.email.toLowerCase());
      expect(draft.facts.map(({ text }) => text)).to.include('Incluye seguro');
      expect((await Row.query().findById(id))!.sharedAt).to.equal(null);
      await say(member, id, 'share', price);
      const db = await testDb();
      const [mail] = await db('mails').where({ recipient: draft.to[0] }).orderBy('id', 'desc');
      const { subject, lines, facts } = mail.message as Message;
      expect({ subject, lines, facts }).to.deep.equal({
        subject: draft.subject,
        lines: draft.lines,
        facts: draft.facts.map(({ label, text }) => [label, text]),
      });
    });
  });

  describe('POST /quotes/:id/share', () => {
    it("needs a token, answers 404 for other companies' quotes, and is allowed only for brokers and staff", async () => {
      const id = await rated();
      expect((await anonymous.post(`/api/quotes/${id}/share`, price)).status).to.equal(401);
      for (const user of [shipper, carrier])
        expect((await say(user, id, 'share', price)).status).to.equal(403);
      expect((await say(await buildUser(), id, 'share', price)).status).to.equal(404);
    });

    it('refuses an empty body, an invalid amount, and a date in the past', async () => {
      const id = await rated();
      const wrong = async (change: object) => {
        const { status, body } = await say<Problem>(member, id, 'share', { ...price, ...change });
        return [status, ...Object.keys(body.errors!)];
      };
      expect(await wrong({ saleValue: '0.00' })).to.deep.equal([422, 'saleValue']);
      expect(await wrong({ saleValue: '12.345' })).to.deep.equal([422, 'saleValue']);
      expect(await wrong({ validUntil: dayFrom(-2) })).to.deep.equal([422, 'validUntil']);
    });

    it('refuses a quote without rates, and names the allowed actions', async () => {
      const { id } = await buildQuote({ companyId });
      const { status, body } = await say<Problem>(member, id, 'share', price);
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    });

    it('shows the customer the price, its comment and expiry, but no purchase data', async () => {
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
      expect(JSON.stringify(seen)).not.to.match(/1500\.00|purchaseCost|margin|bestRate/);
    });

    it('in the other currency is converted at the exchange rate of the quote', async () => {
      const id = await rated({ exchangeRate: '18.3333' });
      const pesos = { ...price, saleValue: '36666.60', currency: 'MXN' };
      const { body } = await say(member, id, 'share', pesos);
      expect(body).to.include({ saleValue: '2000.00', sharedValue: '36666.60' });
    });

    it('can be replaced until the customer has answered', async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      const cheaper = { ...price, saleValue: '1900.00' };
      expect((await say(member, id, 'share', cheaper)).body.sharedValue).to.equal('1900.00');
      await say(shipper, id, 'accept');
      const late = await say<Problem>(member, id, 'share', price);
      expect([late.status, late.body.code]).to.deep.equal([409, 'ALREADY_ANSWERED']);
    });
  });

  describe('a price below the lowest rate', () => {
    const cheap = { ...price, saleValue: '1499.99' };
    const lossReason = 'Cliente nuevo, primer viaje';

    it('was shared without a word; now it needs a reason, which its customer never reads', async () => {
      const id = await rated();
      const { status, body } = await say<Problem>(member, id, 'share', cheap);
      expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, 'lossReason']);
      expect((await say(member, id, 'share', { ...cheap, lossReason })).status).to.equal(200);
      const events = async (user: User) =>
        (await as(user).get<Schemas['Event'][]>(`/api/quotes/${id}/events`)).body;
      const kept = { toStatus: 'answered', reason: 'sold_below_cost', comment: lossReason };
      expect((await events(member)).at(-1)).to.include(kept);
      const hidden = { toStatus: 'answered', reason: null, comment: null };
      expect((await events(shipper)).at(-1)).to.include(hidden);
      const history = await as(shipper).get<Schemas['History']>(`/api/history/${id}`);
      expect(JSON.stringify(history.body)).not.to.match(/sold_below_cost|primer viaje/);
    });

    it('in the other currency is compared at the exchange rate of the quote', async () => {
      const id = await rated({ exchangeRate: '20' });
      const pesos = { ...price, saleValue: '29999.00', currency: 'MXN' };
      expect((await say(member, id, 'share', pesos)).status).to.equal(422);
      const enough = { ...pesos, saleValue: '30000.00' };
      expect((await say(member, id, 'share', enough)).status).to.equal(200);
    });
  });

  describe('a price that the customer rejected', () => {
    it('was the end; now a better one is shared, the customer is told, and the rates stand again', async () => {
      const { id } = await buildQuote({ companyId, customerId, status: 'rated' });
      const { id: invitationId } = await buildInvitation({
        quoteId: id,
        rate: { allIn: '1500.00' },
      });
      await say(member, id, 'share', price);
      const refused = await say(shipper, id, 'refuse', { reason: 'rate_too_high' });
      expect(refused.body.status).to.equal('rejected');
      await as(shipper).post('/api/notifications/read');
      const better = { ...price, saleValue: '1800.00' };
      const { status, body } = await say(member, id, 'share', better);
      expect(status).to.equal(200);
      expect(body).to.include({ status: 'answered', saleValue: '1800.00', customerAnswer: null });
      expect(body).to.include({ closedAt: null, closeReason: null, bestRate: '1500.00' });
      const url = '/api/notifications?unread=true';
      const { body: told } = await as(shipper).get<Schemas['Notification'][]>(url);
      expect(told.map(({ kind, entityId }) => [kind, entityId])).to.deep.equal([
        ['price_shared', id],
      ]);
      expect((await say(shipper, id, 'accept')).body.customerAnswer).to.equal('accepted');
      const admin = await buildUser({ companyId });
      expect((await say(admin, id, 'award', { invitationId })).body.status).to.equal('assigned');
    });
  });

  describe("a customer's answer to a price", () => {
    it("is told to the broker's users, who learned of it only by opening the quote", async () => {
      const id = await rated();
      const broker = await buildUser({ companyId });
      await say(member, id, 'share', price);
      await say(shipper, id, 'refuse', { reason: 'rate_too_high' });
      await say(member, id, 'share', { ...price, saleValue: '1800.00' });
      await say(shipper, id, 'accept');
      const { body } = await as(broker).get<Schemas['Notification'][]>('/api/notifications');
      const told = body.filter(({ entityId }) => entityId === id);
      expect(told.map(({ kind, params }) => [kind, params.reason])).to.have.deep.members([
        ['price_accepted', undefined],
        ['price_rejected', 'rate_too_high'],
      ]);
    });
  });

  describe('POST /quotes/:id/accept', () => {
    it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      expect((await anonymous.post(`/api/quotes/${id}/accept`, {})).status).to.equal(401);
      expect((await say(carrier, id, 'accept')).status).to.equal(403);
      const other = await buildUser({ type: 'shipper' });
      expect((await say(other, id, 'accept')).status).to.equal(404);
      const long = await say(shipper, id, 'accept', { comment: 'x'.repeat(501) });
      expect(long.status).to.equal(422);
    });

    it('requires a shared price', async () => {
      const { status, body } = await say<Problem>(shipper, await rated(), 'accept');
      expect([status, body.code]).to.deep.equal([409, 'NOT_ACCEPTABLE_STATE']);
    });

    it("saves the customer's answer once; the quote can then be awarded", async () => {
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

    it("can be registered by the broker on the customer's behalf", async () => {
      const id = await rated();
      await say(member, id, 'share', price);
      const { body } = await say(member, id, 'accept', { comment: 'Por teléfono' });
      expect(body.customerAnswer).to.equal('accepted');
    });

    it("is refused after the price's expiry", async () => {
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
