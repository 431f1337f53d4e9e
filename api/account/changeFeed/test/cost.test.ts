import { expect } from 'chai';
import { as, type Client } from '../../../testing/client.ts';
import { statementsOf } from '../../../testing/base/statements.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';

describe('The cost of the feed of changes', function () {
  this.timeout(60_000);
  let own: Tenant;
  let client: Client;

  before(async () => {
    own = await buildTenant();
    client = as(own.people.admin);
    await client.post('/api/locations', { ...PLACE, name: 'Antes' });
  });

  it('is no further statement of a change that stands alone', async () => {
    let path = '';
    const create = await writesOf(async () => {
      const { body } = await client.post<{ id: string }>('/api/locations', PLACE);
      path = `/api/locations/${body.id}`;
    });
    const change = await writesOf(() => client.patch(path, { name: 'Patio norte' }));
    const archive = await writesOf(() => client.delete(path));
    for (const [statement, ...others] of [create, change, archive]) {
      expect(statement).to.include('insert into feed_rows');
      expect(others).to.deep.equal([]);
    }
  });

  it('is one statement of a transaction with several changes', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const writes = await writesOf(() => client.post('/api/locations', PLACE, { headers }));
    expect(writes.filter((text) => text.includes('feed_rows'))).to.have.length(1);
  });

  it('is one statement for each kind of record of an award, however many invitations it has', async () => {
    for (const count of [2, 12]) {
      const { id: quoteId } = await buildQuote({ companyId: own.company.id });
      const invitations = await buildInvitations(quoteId, count);
      const award = { invitationId: invitations[0]!.id };
      const writes = await writesOf(async () => {
        const { status } = await client.post(`/api/quotes/${quoteId}/award`, award);
        expect(status).to.equal(200);
      });
      const resources = writes.flatMap((text) => /select reader, '(\w+)'/.exec(text)?.[1] ?? []);
      expect(resources).to.deep.equal(['invitations', 'quotes', 'shipments']);
    }
  });
});

async function buildInvitations(quoteId: string, count: number) {
  const invitations = [];
  for (let n = 0; n < count; n += 1)
    invitations.push(await buildInvitation({ quoteId, rate: { allIn: `${1500 + n}.00` } }));
  return invitations;
}

/** The statements of some work that write a place or the feed; jobs of this process send others meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts = await statementsOf(work);
  return texts.filter((text) => WRITES.test(text));
}

const WRITES = /\b(insert into|update|delete from) "?(locations|feed_rows)\b/;

const PLACE = { name: 'Patio nuevo', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
