import { buildQuoteByLegs } from '../../../testing/legs/byLegs.ts';
import { byId, call, updates, reads, action } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildQuote, dayFrom, quoteInput } from './factory.ts';
import { quotePolicy } from '../policy.ts';

/**
 * The permissions for quotes of the own broker, of its customer and of another broker. Downstream modules add their
 * operations and records.
 */
export const permissions: PermissionsByResource = {
  quotes: {
    policy: quotePolicy,
    records: {
      broker: ({ broker }) => buildQuote({ companyId: broker.id }),
      shipper: ({ broker, shipper }) =>
        buildQuote({ companyId: broker.id, customerId: shipper.id }),
      other: ({ other }) => buildQuote({ companyId: other.id }),
      shared: ({ broker, shipper }) =>
        sharedQuote({ companyId: broker.id, customerId: shipper.id }),
      otherShared: ({ other }) => sharedQuote({ companyId: other.id }),
      leg: async ({ broker, shipper }) =>
        (await buildQuoteByLegs({ companyId: broker.id, customerId: shipper.id })).legs.transfer,
    },
    calls: [
      ...reads('quotes', 'Quote', 'Quotes'),
      ...updates('quotes', 'Quote', { comment: 'Revisado' }),
      call(
        'createQuote',
        'create',
        'post',
        () => 'quotes',
        () => quoteInput(),
      ),
      call('listQuoteEvents', 'show', 'get', ({ id }) => `quotes/${id}/events`),
      call('listQuoteHistory', 'changes', 'get', ({ id }) => `quotes/${id}/history`),
      call('getQuoteMessage', 'readMessage', 'get', ({ id }) => `quotes/${id}/message`),
      action('shareQuote', 'quotes', 'share', ({ world }) => ({
        saleValue: '2000.00',
        validUntil: world.soon,
      })),
      call(
        'draftPrice',
        'share',
        'post',
        ({ id }) => `quotes/${id}/share/draft`,
        ({ world }) => ({ saleValue: '2000.00', validUntil: world.soon }),
      ),
      call('deleteQuote', 'delete', 'delete', byId('quotes')),
      action('acceptQuote', 'quotes', 'accept'),
      call('getPrice', 'price', 'get', ({ id }) => `quotes/${id}/price`),
      call('getPriceDelivery', 'delivery', 'get', ({ id }) => `quotes/${id}/delivery`),
      action('linkPrice', 'quotes', 'link'),
      action('mailPrice', 'quotes', 'mail', () => ({ email: 'compras@maquila.test' })),
    ],
    rows: [
      ['none', 'create', '+++ ++ ++ --'],
      ['none', 'pasteMessage', '+++ ++ -- --', 'what a message asks for'],
      ['none', 'preview', '+++ ++ -- --', 'for a quote that is not saved yet'],
      ['broker', 'list export show changes update delete dismiss', '+++ ++ 00 --'],
      ['broker', 'match send', '+++ ++ -- --', 'a shipper asks; its broker invites carriers'],
      [
        'broker',
        'readMessage',
        '+++ ++ -- --',
        'the customer does not see the message of its quote',
      ],
      ['broker', 'estimate combine', '+++ ++ -- --', 'customers do not see purchase prices'],
      ['shipper', 'list export show changes update delete dismiss', '+++ ++ ++ --'],
      ['shipper', 'match send', '+++ ++ -- --'],
      ['other', 'list export show changes update delete dismiss', '+++ 00 00 --'],
      ['other', 'match send estimate combine readMessage', '+++ 00 -- --'],
      ['shared', 'accept refuse', '+++ ++ ++ --', 'the customer answers, or its broker for it'],
      ['otherShared', 'accept refuse', '+++ 00 00 --'],
      ['shared', 'price', '+++ ++ ++ --'],
      ['shared', 'link mail delivery', '+++ ++ -- --', 'the broker sends the link'],
      ['otherShared', 'price', '+++ 00 00 --'],
      ['otherShared', 'delivery', '+++ 00 -- --'],
      ['leg', 'export', '000 00 00 --', 'a leg stands at its whole'],
      ['leg', 'list show changes', '+++ ++ 00 --', 'a leg has no customer'],
      ['leg', 'match send estimate', '+++ ++ -- --', 'carriers are asked for a leg alone'],
      ['leg', 'update delete dismiss accept refuse requote price', '... .. 00 --'],
      ['leg', 'share combine', '... .. -- --'],
    ],
  },
};

function sharedQuote(parties: { companyId: string; customerId?: string }) {
  return buildQuote({
    ...parties,
    status: 'answered',
    saleValue: '2000.00',
    sharedAt: new Date(),
    sharedValue: '2000.00',
    sharedCurrency: 'USD',
    sharedUntil: dayFrom(3),
  });
}
