import type { NoticeRows } from '../notices/row.ts';

/** The events of webhooks themselves. */
export const webhookNotices = {
  webhook_failing: {
    to: ['users'],
    bell: false,
    mail: 'own',
    name: { es: 'Webhook sin entregar o terminado', en: 'Webhook not delivered or ended' },
    text: {
      es: () => 'Un webhook no recibe sus eventos',
      en: () => 'A webhook does not get its events',
    },
  },
} satisfies NoticeRows;
