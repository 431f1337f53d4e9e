import {
  action,
  byId,
  call,
  listing,
  one,
  patched,
} from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildEvent, buildWebhook, endWebhooks } from './factory.ts';
import { webhookPolicy } from '../policy.ts';

/** The permissions for webhooks: the admins of a company or carrier have its webhooks. */
export const permissions: PermissionsByResource = {
  webhooks: {
    policy: webhookPolicy,
    records: {
      operator: async ({ operator }) => {
        await endWebhooks(operator.id);
        return withEvent({ companyId: operator.id });
      },
      broker: ({ broker }) => withEvent({ companyId: broker.id }),
      shipper: ({ shipper }) => withEvent({ companyId: shipper.id }),
      carrier: ({ carrier }) => withEvent({ carrierId: carrier.id }),
      other: ({ other }) => withEvent({ companyId: other.id }),
    },
    own: async ({ company }) => (await buildWebhook({ companyId: company.id })).id,
    parts: { eventId: async (webhookId) => (await buildEvent({ webhookId })).id },
    calls: [
      listing('listWebhooks', 'list', one('webhooks')),
      call('createWebhook', 'create', 'post', () => 'webhooks', newWebhook),
      call('listWebhookKinds', 'create', 'get', () => 'webhooks/kinds'),
      call('getWebhook', 'show', 'get', byId('webhooks')),
      call('listWebhookHistory', 'show', 'get', ({ id }) => `webhooks/${id}/history`),
      call('listWebhookEvents', 'show', 'get', ({ id }) => `webhooks/${id}/events`),
      call(
        'getWebhookEvent',
        'show',
        'get',
        ({ id, eventId }) => `webhooks/${id}/events/${eventId}`,
      ),
      ...patched('updateWebhook', 'change', byId('webhooks'), () => ({
        name: `ERP ${crypto.randomUUID()}`,
      })),
      action('rotateWebhook', 'webhooks', 'rotate'),
      action('testWebhook', 'webhooks', 'test'),
      action('replayWebhook', 'webhooks', 'replay'),
      call(
        'replayWebhookEvent',
        'replay',
        'post',
        ({ id, eventId }) => `webhooks/${id}/events/${eventId}/replay`,
      ),
      action('endWebhook', 'webhooks', 'end'),
    ],
    rows: [
      ['none', 'create', '++- +- +- +-'],
      ['operator', 'list show change rotate test replay end', '++- 0- 0- 0-'],
      [
        'broker',
        'list show change rotate test replay end',
        '00- +- 0- 0-',
        "nobody has another company's webhooks",
      ],
      ['shipper', 'list show change rotate test replay end', '00- 0- +- 0-'],
      ['carrier', 'list show change rotate test replay end', '00- 0- 0- +-'],
      ['other', 'list show change rotate test replay end', '00- 0- 0- 0-'],
    ],
    unseen: Object.fromEntries(
      ['change', 'rotate', 'test', 'replay', 'end'].map((verb) => [
        `${verb} anybody`,
        `who may see a webhook may ${verb} it`,
      ]),
    ),
  },
};

async function withEvent(owner: Parameters<typeof buildWebhook>[0]) {
  const { id } = await buildWebhook(owner);
  return { id, eventId: (await buildEvent({ webhookId: id })).id };
}

function newWebhook() {
  return { name: `ERP ${crypto.randomUUID()}`, url: 'https://127.0.0.1/events' };
}
