import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildParties, buildThreeInvited, outcomeOf } from '../../../testing/endedQuote.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';

type Problem = Schemas['Problem'];

const withdrawn = { reason: 'customer_cancelled', comment: 'Paro de planta' } as const;

describe('POST /quotes/:id/dismiss', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, member: User, shipper: User;

  before(async () => {
    ({ companyId, customerId, member, shipper } = await buildParties());
  });

  it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
    const path = `/api/quotes/${(await buildQuote({ companyId })).id}/dismiss`;
    expect((await anonymous.post(path, withdrawn)).status).to.equal(401);
    expect((await as(await buildUser({ type: 'carrier' })).post(path, withdrawn)).status).to.equal(
      403,
    );
    expect((await as(await buildUser()).post(path, withdrawn)).status).to.equal(404);
    expect((await as(shipper).post(path, withdrawn)).status).to.equal(404);
  });

  it('requires a reason', async () => {
    const path = `/api/quotes/${(await buildQuote({ companyId })).id}/dismiss`;
    const { status, body } = await as(member).post<Problem>(path, {});
    expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, 'reason']);
  });

  it('closes every invitation with an outcome and a reason', async () => {
    const { id: quoteId } = await buildQuote({ companyId });
    const { cheap, dear, silent } = await buildThreeInvited(quoteId);
    const gone = await buildInvitation({ quoteId, status: 'rejected_by_carrier' });
    const path = `/api/quotes/${quoteId}/dismiss`;
    const { status, body } = await as(member).post<Schemas['Quote']>(path, withdrawn);
    expect(status).to.equal(200);
    expect(body).to.include({
      status: 'dismissed',
      closeReason: 'customer_cancelled',
      closeComment: 'Paro de planta',
    });
    expect(await outcomeOf(silent)).to.deep.equal(['dismissed', 'customer_cancelled', null, null]);
    expect(await outcomeOf(cheap)).to.deep.equal(['rejected', 'customer_cancelled', 1, null]);
    expect(await outcomeOf(dear)).to.deep.equal(['rejected', 'customer_cancelled', 2, null]);
    expect(await outcomeOf(gone)).to.deep.equal(['rejected_by_carrier', null, null, null]);
    expect((await as(member).post(path, withdrawn)).status).to.equal(409);
  });

  it('is allowed for the customer on its own request', async () => {
    const { id } = await buildQuote({ companyId, customerId });
    const { body } = await as(shipper).post<Schemas['Quote']>(
      `/api/quotes/${id}/dismiss`,
      withdrawn,
    );
    expect(body.status).to.equal('dismissed');
    const events = await as(shipper).get<Schemas['Event'][]>(`/api/quotes/${id}/events`);
    expect(events.body.at(-1)).to.include({ toStatus: 'dismissed', reason: 'customer_cancelled' });
  });

  it('dismisses several with one reason in bulk, and reports which could not be dismissed and why', async () => {
    const own = await buildQuote({ companyId });
    const ended = await buildQuote({ companyId, status: 'dismissed' });
    const foreign = await buildQuote({ companyId: (await buildCompany()).id });
    const ids = [own.id, ended.id, foreign.id];
    const call = { ids, action: 'dismiss', reason: 'duplicate' };
    expect((await as(await buildUser({ type: 'carrier' })).post(BULK, call)).status).to.equal(403);
    const { body } = await as(member).post<Schemas['BulkResult']>(BULK, call);
    expect(body.results.map(({ status }) => status)).to.deep.equal([200, 409, 404]);
    const { body: shown } = await as(member).get<Schemas['Quote']>(`/api/quotes/${own.id}`);
    expect(shown).to.include({ status: 'dismissed', closeReason: 'duplicate' });
  });

  it('in bulk with the reason "other" answered 200 without a comment, and named no field', async () => {
    const { id } = await buildQuote({ companyId });
    const other = { ids: [id], action: 'dismiss', reason: 'other' };
    const { status, body } = await as(member).post<Problem>(BULK, other);
    expect([status, ...Object.keys(body.errors!)]).to.deep.equal([422, 'comment']);
    const said = await as(member).post<Schemas['BulkResult']>(BULK, { ...other, comment: 'Paro' });
    expect(said.body.results.map(({ status }) => status)).to.deep.equal([200]);
    const { body: shown } = await as(member).get<Schemas['Quote']>(`/api/quotes/${id}`);
    expect(shown).to.include({ closeReason: 'other', closeComment: 'Paro' });
  });
});

const BULK = '/api/quotes/bulk';
