import { expect } from 'chai';
import { Invitation } from '../../../quoting/invitations/Invitation.ts';
import { buildInvitation, minutesFrom } from '../../../quoting/invitations/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';

const RATE = { currency: 'USD', allIn: '1500.00' };

describe('A new rate', function () {
  this.timeout(60_000);
  let own: Tenant;
  let feed: Feed;
  let invitation: Invitation;

  beforeEach(async () => {
    own = await buildTenant();
    const quote = await buildQuote({ companyId: own.company.id });
    invitation = await buildInvitation({ quoteId: quote.id, carrierId: own.carrier.id });
    feed = await Feed.of(own.people.admin);
  });

  /** The version of the quote, and its place in the feed, after each of some calls. */
  async function numbersAfter(calls: (() => Promise<{ status: number }>)[]) {
    const seen = [];
    for (const call of calls) {
      expect((await call()).status).to.equal(200);
      const changes = (await feed.next()).filter(({ id }) => id === invitation.quoteId);
      expect(changes).to.have.length(1);
      const { version } = (await Quote.query().findById(invitation.quoteId))!;
      seen.push([version, changes[0]!.sequence]);
    }
    return seen;
  }

  function expectToRise(seen: number[][]) {
    for (const column of [0, 1]) {
      const numbers = seen.map((row) => row[column]!);
      expect(numbers).to.deep.equal([...new Set(numbers)].sort((a, b) => a - b));
    }
  }

  const path = () => `/api/invitations/${invitation.id}`;
  const byPage = () => as(own.people.carrier).post(`${path()}/rate`, RATE);
  const byCall = () =>
    as(own.people.admin).post(`${path()}/call`, {
      outcome: 'rated',
      reportedBy: 'Luis',
      rate: RATE,
    });

  it('raises the version of its quote and is a change of it, by page and by call', async () => {
    expectToRise(await numbersAfter([byPage, byPage, byCall, byPage]));
  });

  it('does so when it is late', async () => {
    const { companyId, id } = invitation;
    await Invitation.query()
      .patch({ deadlineAt: minutesFrom(-1) })
      .where({ companyId, id });
    await feed.next();
    expectToRise(await numbersAfter([byPage, byPage]));
    expect((await Invitation.query().findById(id))!.version).to.be.greaterThan(invitation.version);
  });

  it('leaves no entry in the history of the quote where nothing else changed', async () => {
    await numbersAfter([byPage]);
    const history = async () =>
      (await as(own.people.admin).get<unknown[]>(`/api/quotes/${invitation.quoteId}/history`)).body;
    const before = await history();
    await numbersAfter([byPage]);
    expect(await history()).to.deep.equal(before);
  });
});
