import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import { buildContact } from '../../../../network/contacts/test/factory.ts';
import { buildContactType } from '../../../../catalogs/contactTypes/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import type { Message } from '../../../../core/mail/message.ts';
import { buildInvitation } from '../../../invitations/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { buildQuote, dayFrom } from '../factory.ts';
import { Quote as Row } from '../../Quote.ts';

type Price = Schemas['SharedPrice'];
type Problem = Schemas['Problem'];

const shared = { saleValue: '2000.00', validUntil: dayFrom(3), comment: 'Incluye seguro' };

describe('A customer who answers a price by link', function () {
  this.timeout(60_000);

  async function priced() {
    const company = await buildCompany({ name: 'Puente de Prueba' });
    const customer = await buildCustomer(company);
    const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
    const broker = as(await buildUser({ companyId: company.id }));
    const parties = { companyId: company.id, customerId: customer.id };
    const quote = await buildQuote({ ...parties, status: 'rated', targetRate: '1432.10' });
    const invitation = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1501.23' } });
    const path = `/api/quotes/${quote.id}`;
    const share = (change: object = {}) => broker.post(`${path}/share`, { ...shared, ...change });
    expect((await share()).status).to.equal(200);
    const linked = { kind: 'price', subjectId: quote.id, partyId: customer.id } as const;
    const client = byLink(await buildToken(linked));
    const read = async () => (await client.get<Price>(`${path}/price`)).body;
    const say = <T = Schemas['Quote']>(verb: string, body: object = {}) =>
      client.post<T>(`${path}/${verb}`, body);
    return { customer, shipper, broker, quote, invitation, path, share, client, read, say };
  }

  it('reads the load and the price, and nothing of carriers, purchase or another quote', async () => {
    const { client, quote, invitation, read, path } = await priced();
    const rest = await buildQuote({ companyId: quote.companyId, customerId: quote.customerId });
    const seen = await read();
    expect(seen).to.deep.include({ state: 'open', amount: '2000.00', can: ['accept', 'refuse'] });
    const facts = Object.fromEntries(seen.facts.map(({ name, text }) => [name, text]));
    expect(facts).to.include({
      lane: 'Monterrey, Nuevo León → Dallas, Texas',
      price: '$2,000.00 USD',
      priceComment: 'Incluye seguro',
      broker: 'Puente de Prueba',
    });
    const { body: answered } = await client.post(`${path}/accept`, { sharedAt: seen.sharedAt });
    const text = JSON.stringify([seen, answered]);
    for (const hidden of ['1501.23', '1432.10', '1,432', invitation.id, invitation.carrierId])
      expect(text).to.not.include(hidden);
    expect(text).to.not.match(/purchase|margin|bestRate|carrier|invited|saleValue/);
    for (const other of [`/api/quotes/${rest.id}/price`, `/api/quotes/${rest.id}/accept`])
      expect(
        (await (other.endsWith('price') ? client.get(other) : client.post(other, {}))).status,
      ).to.equal(404);
    for (const closed of ['', '/events', '/history', '/delivery'])
      expect((await client.get(path + closed)).status, closed).to.equal(401);
  });

  it('accepts once; broker and customer hear of it', async () => {
    const { read, say, quote, shipper, path, broker } = await priced();
    const { sharedAt } = await read();
    expect((await say('accept', { sharedAt, comment: 'Adelante' })).body.customerAnswer).to.equal(
      'accepted',
    );
    expect(await read()).to.deep.include({ state: 'accepted', can: [] });
    const again = await say<Problem>('accept', { sharedAt });
    expect([again.status, again.body.code]).to.deep.equal([409, 'ALREADY_ANSWERED']);
    const db = await testDb();
    const event = await db('events').where({ entityId: quote.id, reason: 'accepted' }).first();
    expect(event).to.include({ userId: null, linkPartyId: quote.customerId });
    const [mail] = await db('mails').where({ recipient: shipper.email }).orderBy('id', 'desc');
    expect((mail.message as Message).lines[0]).to.include('se aceptó el precio');
    const { body: events } = await broker.get<Schemas['Event'][]>(`${path}/events`);
    expect(events.at(-1)).to.include({ byLink: true, comment: 'Adelante' });
  });

  it('rejects with a reason, and answers a better price with the same link', async () => {
    const { read, say, share } = await priced();
    expect((await say<Problem>('refuse', { reason: 'too_far' })).status).to.equal(422);
    expect((await say<Problem>('refuse', { reason: 'other' })).status).to.equal(422);
    expect((await say('refuse', { reason: 'rate_too_high' })).body.status).to.equal('rejected');
    expect(await read()).to.deep.include({ state: 'rejected', can: [] });
    expect((await share({ saleValue: '1800.00' })).status).to.equal(200);
    expect(await read()).to.deep.include({ state: 'open', amount: '1800.00' });
    expect((await say('accept', {})).status).to.equal(200);
  });

  it('does not accept unseen a price that replaced the one that it read', async () => {
    const { read, say, share } = await priced();
    const { sharedAt } = await read();
    await share({ saleValue: '2500.00' });
    for (const [verb, body] of [
      ['accept', { sharedAt }],
      ['refuse', { sharedAt, reason: 'rate_too_high' }],
    ] as const) {
      const { status, body: problem } = await say<Problem>(verb, body);
      expect([status, problem.code]).to.deep.equal([409, 'PRICE_REPLACED']);
    }
    expect(await read()).to.deep.include({ state: 'open', amount: '2500.00' });
  });

  it('reads how it stands when the price expired, was taken back, or the quote was dismissed', async () => {
    const { quote, read, say } = await priced();
    const set = (change: object) => Row.query().findById(quote.id).patch(change);
    await set({ sharedUntil: dayFrom(-2) });
    expect(await read()).to.deep.include({ state: 'expired', can: [] });
    const late = await say<Problem>('accept');
    expect([late.status, late.body.code]).to.deep.equal([409, 'PRICE_EXPIRED']);
    await set({ sharedUntil: dayFrom(3), status: 'rated' });
    expect(await read()).to.deep.include({ state: 'pending', amount: null, sharedAt: null });
    await set({ status: 'dismissed' });
    expect(await read()).to.deep.include({ state: 'withdrawn', amount: null });
  });

  it('does not open a quote whose customer is another one now', async () => {
    const { quote, client, path } = await priced();
    await Row.query().findById(quote.id).patch({ customerId: null });
    expect((await client.get(`${path}/price`)).status).to.equal(404);
  });

  it('is shown to the broker: who got the mail, in their language, and that a person opened it', async () => {
    const { customer, broker, path, client, shipper, share, quote } = await priced();
    const db = await testDb();
    const code = 'PURCHASING';
    const type =
      (await db('contact_types').where({ code }).first()) ?? (await buildContactType({ code }));
    const known = { companyId: customer.id, contactTypeId: type.id, language: 'en' as const };
    const emails = [`buyer-${quote.id}@maquila.test`];
    await buildContact({ ...known, emails, phones: ['528111112222'] });
    await share({ saleValue: '1900.00' });
    const delivery = async () =>
      (await broker.get<Schemas['LinkDelivery']>(`${path}/delivery`)).body;
    const recipients = (await delivery()).mails.map(({ recipient }) => recipient);
    expect(recipients).to.have.members([shipper.email, ...emails]);
    const mail = await db('mails').where({ recipient: emails[0] }).first();
    const { subject, link } = mail.message as Message;
    expect(subject).to.match(/^Price of quote Q-/);
    expect(link!.path).to.match(/^\/en\/price#[\w-]{22}$/);
    expect((await delivery()).openedAt).to.equal(null);
    await client.post('/api/link/open');
    expect((await delivery()).openedAt).to.be.a('string');
    const sent = await broker.post<Schemas['LinkText']>(`${path}/link`, {});
    expect(sent.body.text).to.include('$1,900.00 USD').and.include(sent.body.url);
    expect(new URL(sent.body.whatsApp).pathname).to.equal('/528111112222');
  });

  it('is mailed to one more address, and revoked when the broker renews the link', async () => {
    const { broker, path } = await priced();
    const to = { email: 'Otra@maquila.test' };
    const { body } = await broker.post<Schemas['LinkDelivery']>(`${path}/mail`, to);
    expect(body.mails.map(({ recipient }) => recipient)).to.include('otra@maquila.test');
    const linkOf = async (asked: object) =>
      (await broker.post<Schemas['LinkText']>(`${path}/link`, asked)).body.url.split('#')[1]!;
    const [old, next] = [await linkOf({}), await linkOf({ renew: true })];
    const opens = async (token: string) => (await byLink(token).get(`${path}/price`)).status;
    expect([await opens(old), await opens(next)]).to.deep.equal([404, 200]);
    const { body: emptied } = await broker.get<Schemas['LinkDelivery']>(`${path}/delivery`);
    expect(emptied.mails).to.deep.equal([]);
  });

  it('is not offered for a quote without a customer', async () => {
    const { id: companyId } = await buildCompany();
    const price = {
      sharedValue: '2000.00',
      sharedCurrency: 'USD',
      sharedUntil: dayFrom(3),
    } as const;
    const answered = { status: 'answered', sharedAt: new Date(), ...price } as const;
    const { id } = await buildQuote({ companyId, ...answered });
    const broker = as(await buildUser({ companyId }));
    const { status, body } = await broker.post<Problem>(`/api/quotes/${id}/link`, {});
    expect([status, body.code]).to.deep.equal([409, 'NO_CUSTOMER']);
  });
});
