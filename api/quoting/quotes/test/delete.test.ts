import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildInvitation } from '../../invitations/test/factory.ts';
import { buildRoute } from '../../routes/test/factory.ts';
import { buildExchangeRate, buildQuote, quoteInput } from './factory.ts';

type Problem = Schemas['Problem'];

describe('DELETE /quotes/:id', function () {
  this.timeout(30_000);
  let company: Company, customer: Company;
  let broker: Client, shipper: Client, carrier: Client, stranger: Client;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = as(await buildUser({ companyId: company.id, role: 'member' }));
    shipper = as(await buildUser({ type: 'shipper', companyId: customer.id }));
    carrier = as(await buildUser({ type: 'carrier' }));
    stranger = as(await buildUser());
    await buildExchangeRate();
  });

  const draft = async () => {
    const input = quoteInput({ customerId: customer.id });
    return (await broker.post<Schemas['Quote']>('/api/quotes', input)).body;
  };

  it('needs a token, and shows the quote to nobody else', async () => {
    const { id } = await draft();
    expect((await anonymous.delete(`/api/quotes/${id}`)).status).to.equal(401);
    expect((await carrier.delete(`/api/quotes/${id}`)).status).to.equal(403);
    expect((await stranger.delete(`/api/quotes/${id}`)).status).to.equal(404);
    expect((await broker.delete('/api/quotes/1')).status).to.equal(422);
    expect((await broker.get(`/api/quotes/${id}`)).status).to.equal(200);
  });

  it('deletes a quote that was not sent, with its events, and both parties hear that it is gone', async () => {
    const { id } = await draft();
    const cursors = await Promise.all([broker, shipper].map(cursorOf));
    const { status, body } = await broker.delete(`/api/quotes/${id}`);
    expect([status, body]).to.deep.equal([200, { id }]);
    expect((await broker.get(`/api/quotes/${id}`)).status).to.equal(404);
    const events = await broker.get<object[]>(`/api/history?quoteId=${id}`);
    expect(events.body).to.deep.equal([]);
    for (const [at, client] of [broker, shipper].entries()) {
      const path = `/api/changes?types=quotes&after=${cursors[at]}`;
      const { changes } = (await client.get<Schemas['ChangePage']>(path)).body;
      expect(changes.filter((one) => one.id === id).map(({ kind }) => kind)).to.deep.equal([
        'gone',
      ]);
    }
  });

  it('is refused for a quote that was sent or that a route names, and says what to do', async () => {
    const sent = await buildQuote({ companyId: company.id });
    await buildInvitation({ quoteId: sent.id });
    const planned = await draft();
    await buildInvitation({ quoteId: planned.id, status: 'pending' });
    const { id: quoteId } = await draft();
    await buildRoute({ companyId: company.id, quoteId });
    for (const id of [sent.id, planned.id, quoteId]) {
      const { status, body } = await broker.delete<Problem>(`/api/quotes/${id}`);
      expect([status, body.code]).to.deep.equal([409, 'QUOTE_IN_USE']);
      expect(body.title + body.detail).to.include('Descártela');
      expect((await broker.get(`/api/quotes/${id}`)).status).to.equal(200);
    }
  });
});

async function cursorOf(client: Client): Promise<string> {
  return (await client.get<Schemas['ChangePage']>('/api/changes?types=quotes')).body.cursor;
}
