import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { call, action, inBulk } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';

/** The permissions to award, unassign, dismiss and requote quotes, and to award despite missing documents. */
export const permissions: PermissionsByResource = {
  quotes: {
    records: {
      awarded: ({ broker, shipper }) => awarded({ companyId: broker.id, customerId: shipper.id }),
      otherAwarded: ({ other }) => awarded({ companyId: other.id }),
    },
    calls: [
      action('awardQuote', 'quotes', 'award', ({ target }) => ({
        invitationId: target.invitationId,
      })),
      call(
        'awardQuote',
        'override',
        'post',
        ({ id }) => `quotes/${id}/award`,
        ({ target }) => ({
          invitationId: target.invitationId,
          overrideReason: 'Lo pide el operador',
        }),
      ),
      action('unassignQuote', 'quotes', 'unassign', () => ({ reason: 'carrier_cancelled' })),
      action('requoteQuote', 'quotes', 'requote', ({ world }) => ({ pickupDate: world.soon })),
      action('dismissQuote', 'quotes', 'dismiss', () => ({ reason: 'duplicate' })),
      inBulk('bulkQuotes', 'quotes', 'dismiss', { action: 'dismiss', reason: 'duplicate' }),
    ],
    rows: [
      ['rated', 'award', '+++ +- -- --', 'a broker’s member awards nothing'],
      ['otherRated', 'award', '+++ 0- -- --'],
      ['rated', 'override', '+++ -- -- --', 'only Andén awards in spite of missing documents'],
      ['otherRated', 'override', '+++ -- -- --'],
      ['awarded', 'unassign', '+++ +- -- --'],
      ['otherAwarded', 'unassign', '+++ 0- -- --'],
      ['rated', 'requote', '+++ ++ ++ --'],
      ['otherRated', 'requote', '+++ 00 00 --'],
    ],
  },
};

async function awarded(parties: { companyId: string; customerId?: string }): Promise<Target> {
  const quote = await buildQuote({ ...parties, status: 'assigned' });
  const { carrierId } = await buildInvitation({ quoteId: quote.id, status: 'assigned' });
  const { companyId } = parties;
  await buildShipment({ companyId, quoteId: quote.id, carrierId, status: 'assigned' });
  return quote;
}
