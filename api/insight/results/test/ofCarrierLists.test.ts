import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation, buildRate } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

describe('The results of a carrier', function () {
  this.timeout(30_000);

  it('are what its list of invitations counts by the same days, lane, status, rate and reason', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const invite = async (sentAt: string, more: object, quote: object = {}) => {
      const { id: quoteId } = await buildQuote({ companyId, ...quote });
      return buildInvitation({ companyId, carrierId, quoteId, sentAt, ...more } as never);
    };
    const declined = { status: 'rejected_by_carrier', closeReason: 'no_availability' };
    const puebla = { city: 'Puebla', state: 'MX-PUE', country: 'MX' };
    const rated = await invite('2026-03-02T18:00:00Z', { status: 'rated' });
    const late = await invite('2026-03-02T18:00:00Z', { status: 'rejected' });
    await invite('2026-03-09T18:00:00Z', declined, { origin: puebla });
    await invite('2026-03-09T18:00:00Z', { status: 'rejected', closeReason: 'price' });
    await invite('2026-02-28T18:00:00Z', declined);
    const rate = { companyId, currency: 'USD', allIn: '900' };
    await buildRate({ ...rate, invitationId: rated.id } as never);
    await buildRate({ ...rate, invitationId: late.id, late: true } as never);

    const days = { from: '2026-03-01', to: '2026-03-31' };
    const { body } = await carrier.get<Schemas['Results']>('/api/results', { query: days });
    const listed = async (query: Record<string, string>) => {
      const { headers } = await carrier.get('/api/invitations', { query: { ...query, limit: 1 } });
      return Number(headers.get('content-range')!.split('/')[1]);
    };
    const sent = ({ from, to } = days) => ({ sentFrom: from, sentTo: to });
    const pairs: [number, Record<string, string>][] = [
      ...body.statuses.map((one) => [one.count, { ...sent(one), status: one.status }] as const),
      ...body.answers.map((one) => [one.sent, sent(one)] as const),
      ...body.answers.map((one) => [one.answered, { ...sent(one), rated: 'true' }] as const),
      ...body.lanes.map(({ originState, destinationState, quotes }) => {
        return [quotes, { ...sent(), originState, destinationState }] as const;
      }),
      ...body.reasons.map(({ of, reason, count }) => {
        const status = of === 'declined' ? 'rejected_by_carrier' : 'rejected';
        return [count, { ...sent(), status, closeReason: reason }] as const;
      }),
    ].map(([count, query]) => [count, query]);
    expect(pairs).to.have.length(12);
    for (const [count, query] of pairs) {
      expect(await listed(query), JSON.stringify(query)).to.equal(count);
    }
  });
});
