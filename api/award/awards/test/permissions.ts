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
      byLegs: ({ broker, shipper }) => byLegs({ companyId: broker.id, customerId: shipper.id }),
      otherByLegs: ({ other }) => byLegs({ companyId: other.id }),
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
      call(
        'awardQuoteLegs',
        'awardLegs',
        'post',
        ({ id }) => `quotes/${id}/legs/award`,
        ({ target }) => ({
          awards: [{ legId: target.quoteId, invitationId: target.invitationId }],
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
      ['byLegs', 'awardLegs', '+++ +- -- --', 'as the award of a quote'],
      ['otherByLegs', 'awardLegs', '+++ 0- -- --'],
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

/** A quote of which one leg has a rate: its `quoteId` is that leg. */
async function byLegs(parties: { companyId: string; customerId?: string }): Promise<Target> {
  const { id } = await buildQuote({ ...parties, status: 'rated', asked: 'legs' });
  const { companyId } = parties;
  const part = { wholeId: id, leg: 'us', legPosition: 1 } as const;
  const { id: quoteId } = await buildQuote({ companyId, status: 'rated', movement: 'us', ...part });
  const invitation = await buildInvitation({ quoteId, rate: {} });
  return { id, quoteId, invitationId: invitation.id };
}
