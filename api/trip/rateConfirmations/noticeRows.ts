import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of a rate confirmation. */
export const rateConfirmationNotices = {
  confirmation_issued: {
    to: ['carrier'],
    entity: 'shipments',
    bell: true,
    mail: 'own',
    name: { es: 'Confirmación de tarifa por aceptar', en: 'Rate confirmation to accept' },
    text: {
      es: ({ reference, lane }) =>
        `Lea y acepte la confirmación de tarifa de ${reference}: ${lane}`,
      en: ({ reference, lane }) => `Read and accept the rate confirmation of ${reference}: ${lane}`,
    },
  },
  confirmation_accepted: {
    to: ['company'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Confirmación de tarifa aceptada', en: 'Rate confirmation accepted' },
    text: {
      es: ({ carrier, reference, lane }) =>
        `${carrier} aceptó la confirmación de tarifa de ${reference}: ${lane}`,
      en: ({ carrier, reference, lane }) =>
        `${carrier} accepted the rate confirmation of ${reference}: ${lane}`,
    },
  },
} satisfies NoticeRows;
