import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { call, reads } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource, Target } from '../../../testing/permissions/types.ts';
import { historyPolicy } from '../policy.ts';

/** The permissions to read events of a quote, of an invitation, of an unsent one, and of another broker's quote. */
export const permissions: PermissionsByResource = {
  history: {
    policy: historyPolicy,
    records: {
      quote: ({ broker, shipper }) => eventOf({ companyId: broker.id, customerId: shipper.id }),
      invitation: ({ broker, carrier }) => eventOf({ companyId: broker.id }, carrier),
      waiting: ({ broker, carrier }) => eventOf({ companyId: broker.id }, carrier, 'pending'),
      other: ({ other }) => eventOf({ companyId: other.id }),
    },
    own: async ({ company, customer }) =>
      (await eventOf({ companyId: company.id, customerId: customer.id })).quoteId,
    calls: [
      ...reads('history', 'Event', 'History').filter(({ action }) => action !== 'show'),
      call('getHistory', 'show', 'get', ({ quoteId }) => `history/${quoteId}`),
    ],
    rows: [
      ['quote', 'list export show', '+++ ++ ++ 00', 'carriers read about their invitations'],
      ['invitation', 'list export show', '+++ ++ 00 ++', 'shippers never see invited carriers'],
      ['waiting', 'list export show', '+++ ++ 00 00', 'not sent yet'],
      ['other', 'list export show', '+++ 00 00 00'],
    ],
  },
};

/** An event of a quote, or of the carrier's invitation to it. */
async function eventOf(
  parties: { companyId: string; customerId?: string },
  carrier?: Target,
  toStatus = 'sent',
) {
  const { id: quoteId } = await buildQuote(parties);
  const invitation =
    carrier && (await buildInvitation({ quoteId, carrierId: carrier.id, status: 'sent' }));
  const db = await testDb();
  const [{ id }] = await db('events')
    .insert({
      companyId: parties.companyId,
      entity: invitation ? 'invitations' : 'quotes',
      entityId: invitation?.id ?? quoteId,
      toStatus,
    })
    .returning('id');
  return { id, quoteId };
}
