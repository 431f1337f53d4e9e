import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { as } from '../../../testing/client.ts';
import { buildQuote } from './factory.ts';

type Quote = Schemas['Quote'];

describe('GET /quotes?sort=urgency', function () {
  this.timeout(30_000);
  let broker: User, shipper: User;
  const names = new Map<string, string>();

  before(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    const add = async (name: string, columns: Parameters<typeof buildQuote>[0]) => {
      const made = await buildQuote({ companyId: company.id, customerId: customer.id, ...columns });
      names.set(made.id, name);
    };
    await add('to send, older', { status: 'pending', createdAt: at(-300) });
    await add('to compare, far', { status: 'rated', ...clock(90) });
    await add('without a rate, near', { status: 'sent', ...clock(5) });
    const accepted = { customerAnswer: 'accepted' as const, customerAnsweredAt: at(-1) };
    await add('accepted', { ...SHARED, ...accepted });
    await add('assigned', { status: 'assigned', ...clock(-60), createdAt: at(-20) });
    await add('to send, newer', { status: 'created', createdAt: at(-200) });
    await add('to compare, near', { status: 'rated', ...clock(3) });
    await add('price without an answer', { ...SHARED });
    await add('without a rate, far', { status: 'sent', ...clock(300) });
  });

  it('began with the newest quote, the most urgent one eighth', async () => {
    expect(await listed(broker, '')).to.deep.equal([
      'to compare, near',
      'to compare, far',
      'without a rate, near',
      'without a rate, far',
      'accepted',
      'to send, newer',
      'to send, older',
      'price without an answer',
      'assigned',
    ]);
  });

  it('shows each quote once, page by page', async () => {
    const first = await as(broker).get<Quote[]>('/api/quotes?sort=urgency&limit=4');
    const next = /cursor=([^&>]+)/.exec(String(first.headers.get('link')))![1];
    const second = await listed(broker, `&limit=100&cursor=${next}`);
    expect([...first.body.map(({ id }) => names.get(id)), ...second]).to.deep.equal(
      await listed(broker, ''),
    );
  });

  it('begins for the customer with the prices that wait for its answer', async () => {
    const [first] = await listed(shipper, '');
    expect(first).to.equal('price without an answer');
  });

  async function listed(user: User, query: string) {
    const { body } = await as(user).get<Quote[]>(`/api/quotes?sort=urgency${query}`);
    return body.map(({ id }) => names.get(id));
  }
});

function at(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** Sent to carriers, which may answer for as many minutes from now on. */
function clock(minutes: number) {
  return { sentAt: at(minutes - 360), deadlineAt: at(minutes) };
}

const SHARED = {
  status: 'answered',
  sharedAt: at(-30),
  sharedValue: '2000',
  sharedCurrency: 'USD',
  sharedUntil: at(2880).slice(0, 10),
} as const;
