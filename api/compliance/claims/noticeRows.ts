import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of claims. */
export const claimNotices = {
  claim_received: {
    to: ['staff'],
    entity: 'claims',
    bell: true,
    mail: 'off',
    name: { es: 'Registro reclamado', en: 'Record claimed' },
    text: {
      es: ({ carrier }) => `${carrier} reclama un registro de un broker como suyo`,
      en: ({ carrier }) => `${carrier} claims a broker's record as its own`,
    },
  },
  claim_proved: {
    to: ['company'],
    entity: 'carriers',
    bell: true,
    mail: 'on',
    name: { es: 'Registro ligado a su pasaporte', en: 'Record linked to its passport' },
    text: {
      es: ({ carrier }) =>
        `${carrier} confirmó que el registro es suyo; puede pedirle su pasaporte`,
      en: ({ carrier }) =>
        `${carrier} confirmed that the record is its own; you can request its passport`,
    },
  },
  claim_to_prove: {
    to: ['address'],
    bell: false,
    mail: 'own',
    name: { es: 'Registro por confirmar', en: 'Record to confirm' },
    text: {
      es: () => 'Confirme que el registro de transportista es suyo',
      en: () => 'Confirm that the carrier record is your own',
    },
  },
} satisfies NoticeRows;
