import type { NoticeRow, NoticeRows } from '../../platform/notices/row.ts';

const toBroker = {
  to: ['company'],
  entity: 'carriers',
  bell: true,
  mail: 'on',
} as const satisfies Partial<NoticeRow>;

/** The events of a carrier's passport. */
export const consentNotices = {
  passport_asked: {
    to: ['carrier'],
    entity: 'consents',
    bell: true,
    mail: 'on',
    name: { es: 'Piden ver sus documentos', en: 'Request to see your documents' },
    text: {
      es: ({ person }) => `${person} pide ver los documentos de su pasaporte`,
      en: ({ person }) => `${person} requests to see the documents of your passport`,
    },
  },
  passport_granted: {
    ...toBroker,
    name: { es: 'Pasaporte concedido', en: 'Passport granted' },
    text: {
      es: ({ carrier }) => `${carrier} le muestra sus documentos`,
      en: ({ carrier }) => `${carrier} shows you its documents`,
    },
  },
  passport_refused: {
    ...toBroker,
    name: { es: 'Solicitud de pasaporte rechazada', en: 'Passport request rejected' },
    text: {
      es: ({ carrier }) => `${carrier} no le muestra sus documentos`,
      en: ({ carrier }) => `${carrier} does not show you its documents`,
    },
  },
  passport_withdrawn: {
    ...toBroker,
    name: { es: 'Pasaporte retirado', en: 'Passport withdrawn' },
    text: {
      es: ({ carrier }) => `${carrier} dejó de mostrarle sus documentos`,
      en: ({ carrier }) => `${carrier} stopped showing you its documents`,
    },
  },
} satisfies NoticeRows;
