import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of site requests. */
export const inquiryNotices = {
  inquiry_received: {
    to: ['staff'],
    entity: 'inquiries',
    bell: true,
    mail: 'off',
    name: { es: 'Solicitud del sitio', en: 'Site request' },
    text: {
      es: ({ reference }) => `Nueva solicitud del sitio, folio ${reference}`,
      en: ({ reference }) => `New site request, reference ${reference}`,
    },
  },
} satisfies NoticeRows;
