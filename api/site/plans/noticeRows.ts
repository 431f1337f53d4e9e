import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of plans. */
export const planNotices = {
  upgrade_requested: {
    to: ['staff'],
    bell: false,
    mail: 'own',
    name: { es: 'Solicitud del plan Premium', en: 'Request for the Premium plan' },
    text: {
      es: ({ reference }) => `Solicitud del plan Premium, folio ${reference}`,
      en: ({ reference }) => `Request for the Premium plan, reference ${reference}`,
    },
  },
} satisfies NoticeRows;
