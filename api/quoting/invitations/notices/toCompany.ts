import type { NoticeRow, NoticeRows } from '../../../platform/notices/row.ts';
import { labelsOf } from '../../../core/contract/labels.ts';

const rest = {
  to: ['company'],
  entity: 'quotes',
  bell: true,
  codes: { reason: labelsOf('Event.reason') },
} as const satisfies Partial<NoticeRow>;

/** The notices of invitations to the company that manages the quote. */
export const noticesToCompany = {
  invitation_viewed: {
    ...rest,
    mail: 'off',
    name: { es: 'Solicitud vista por el transportista', en: 'Request viewed by the carrier' },
    text: {
      es: ({ carrier, reference, lane }) => `${carrier} vio la solicitud ${reference}: ${lane}`,
      en: ({ carrier, reference, lane }) => `${carrier} viewed request ${reference}: ${lane}`,
    },
  },
  rate_received: {
    ...rest,
    mail: 'on',
    digestSeconds: 60,
    name: { es: 'Tarifa recibida', en: 'Rate received' },
    text: {
      es: ({ carrier, amount, reference, lane }) =>
        `${carrier}: tarifa de ${amount} en ${reference} (${lane})`,
      en: ({ carrier, amount, reference, lane }) =>
        `${carrier}: rate of ${amount} for ${reference} (${lane})`,
    },
  },
  invitation_declined: {
    ...rest,
    mail: 'on',
    digestSeconds: 60,
    name: {
      es: 'Solicitud rechazada por el transportista',
      en: 'Request rejected by carrier',
    },
    text: {
      es: ({ carrier, reference, reason }) =>
        `${carrier} rechazó la solicitud ${reference}: ${reason}`,
      en: ({ carrier, reference, reason }) => `${carrier} rejected request ${reference}: ${reason}`,
    },
  },
  invitation_reopened: {
    ...rest,
    mail: 'on',
    digestSeconds: 60,
    name: { es: 'Rechazo deshecho', en: 'Rejection undone' },
    text: {
      es: ({ carrier, reference, lane }) =>
        `${carrier} deshizo su rechazo de la solicitud ${reference}: ${lane}`,
      en: ({ carrier, reference, lane }) =>
        `${carrier} undid its rejection of request ${reference}: ${lane}`,
    },
  },
  quote_expired: {
    ...rest,
    mail: 'on',
    name: { es: 'Plazo vencido', en: 'Deadline passed' },
    text: {
      es: ({ reference, lane }) => `Venció el plazo de ${reference}: ${lane}`,
      en: ({ reference, lane }) => `The deadline of ${reference} has passed: ${lane}`,
    },
  },
  wave_sent: {
    ...rest,
    mail: 'off',
    name: { es: 'Ronda enviada', en: 'Round sent' },
    text: {
      es: ({ reference, lane, count }) =>
        `Salió la siguiente ronda de ${reference}, a ${count} ${count === 1 ? 'transportista' : 'transportistas'}: ${lane}`,
      en: ({ reference, lane, count }) =>
        `The next round of ${reference} went out to ${count} ${count === 1 ? 'carrier' : 'carriers'}: ${lane}`,
    },
  },
} satisfies NoticeRows;
