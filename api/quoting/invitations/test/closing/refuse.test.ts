import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildQuote, dayFrom } from '../../../quotes/test/factory.ts';
import { anonymous, as } from '../../../../testing/client.ts';
import { buildParties, buildThreeInvited, outcomeOf } from '../../../../testing/endedQuote.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { trial } from '../../../../testing/trials.ts';

const no = { reason: 'rate_too_high', comment: 'Pagamos 1,700' } as const;

describe('POST /quotes/:id/refuse', function () {
  this.timeout(30_000);
  let companyId: string, customerId: string, member: User, shipper: User;

  before(async () => {
    ({ companyId, customerId, member, shipper } = await buildParties());
  });

  async function shared() {
    const price = { sharedAt: new Date(), sharedValue: '2000.00', sharedUntil: dayFrom(3) };
    const quote = { companyId, customerId, status: 'answered', sharedCurrency: 'USD' } as const;
    return (await buildQuote({ ...quote, ...price, saleValue: '2000.00' })).id;
  }

  it("needs a token, answers 404 for other companies' quotes, and is forbidden for carriers", async () => {
    const path = `/api/quotes/${await shared()}/refuse`;
    expect((await anonymous.post(path, no)).status).to.equal(401);
    expect((await as(await buildUser({ type: 'carrier' })).post(path, no)).status).to.equal(403);
    expect((await as(await buildUser()).post(path, no)).status).to.equal(404);
  });

  it('requires a reason and a shared price', async () => {
    const path = `/api/quotes/${await shared()}/refuse`;
    expect((await as(shipper).post(path, {})).status).to.equal(422);
    const { id } = await buildQuote({ companyId, customerId, status: 'rated' });
    expect((await as(shipper).post(`/api/quotes/${id}/refuse`, no)).status).to.equal(409);
  });

  it('closes the quote, and shows every carrier the reason and its rank', async () => {
    const quoteId = await shared();
    const { cheap, dear, silent } = await buildThreeInvited(quoteId);
    const path = `/api/quotes/${quoteId}/refuse`;
    const { status, body } = await as(shipper).post<Schemas['Quote']>(path, no);
    expect(status).to.equal(200);
    expect(body).to.include({
      status: 'rejected',
      closeReason: 'rate_too_high',
      closeComment: 'Pagamos 1,700',
      customerAnswer: 'refused',
    });
    expect(await outcomeOf(cheap)).to.deep.equal(['rejected', 'rate_too_high', 1, null]);
    expect(await outcomeOf(dear)).to.deep.equal(['rejected', 'rate_too_high', 2, null]);
    expect(await outcomeOf(silent)).to.deep.equal(['dismissed', 'rate_too_high', null, null]);
    expect((await as(member).post(path, no)).status).to.equal(409);
  });

  trial('and a concurrent acceptance leave one answer', { many: 200, few: 5 }, async (count) => {
    for (let round = 0; round < count; round += 1) {
      const id = await shared();
      const answers = await Promise.all([
        as(shipper).post(`/api/quotes/${id}/accept`, {}),
        as(member).post(`/api/quotes/${id}/refuse`, no),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    }
  });
});
