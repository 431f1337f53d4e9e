import type { NoticeRow, NoticeRows, Values } from '../../../platform/notices/row.ts';
import { labelsOf } from '../../../core/contract/labels.ts';

const rest = {
  to: ['carrier'],
  entity: 'invitations',
  bell: true,
  codes: { reason: labelsOf('Event.reason') },
} as const satisfies Partial<NoticeRow>;

/** The notices to an invited carrier. */
export const noticesToCarrier = {
  invitation_sent: {
    ...rest,
    mail: 'own',
    name: { es: 'Solicitud de cotización', en: 'Quote request' },
    text: {
      es: ({ reference, lane }) => `Nueva solicitud de cotización ${reference}: ${lane}`,
      en: ({ reference, lane }) => `New quote request ${reference}: ${lane}`,
    },
  },
  deadline_near: {
    ...rest,
    mail: 'own',
    name: { es: 'Últimos 10 minutos', en: 'Last 10 minutes' },
    text: {
      es: ({ reference, lane }) =>
        `Quedan 10 minutos para cotizar la solicitud ${reference}: ${lane}`,
      en: ({ reference, lane }) => `10 minutes are left to quote request ${reference}: ${lane}`,
    },
  },
  invitation_awarded: {
    ...rest,
    mail: 'always',
    name: { es: 'Carga asignada', en: 'Load assigned' },
    text: {
      es: ({ reference, lane }) => `Le asignaron la carga de ${reference}: ${lane}`,
      en: ({ reference, lane }) => `You were assigned the load of ${reference}: ${lane}`,
    },
  },
  invitation_unassigned: {
    ...rest,
    mail: 'always',
    name: { es: 'Carga desasignada', en: 'Load unassigned' },
    text: {
      es: ({ reference, lane, reason }) =>
        `Se le desasignó la carga de ${reference}, ${lane}: ${reason}`,
      en: ({ reference, lane, reason }) =>
        `You were unassigned from the load of ${reference}, ${lane}: ${reason}`,
    },
  },
  invitation_closed: {
    ...rest,
    mail: 'on',
    name: { es: 'Solicitud cerrada', en: 'Request closed' },
    text: {
      es: (values) =>
        `Se cerró ${values.reference}, ${values.lane}: ${values.reason}${standing(values, 'su tarifa quedó en el lugar', 'sobre la ganadora')}`,
      en: (values) =>
        `${values.reference}, ${values.lane}, was closed: ${values.reason}${standing(values, 'your rate ranked', 'above the winning one')}`,
    },
  },
  request_reopened: {
    ...rest,
    mail: 'on',
    name: { es: 'Solicitud reabierta', en: 'Request reopened' },
    text: {
      es: ({ reference, lane }) =>
        `Se reabrió la solicitud ${reference}, ${lane}: su tarifa vuelve a contar`,
      en: ({ reference, lane }) => `Request ${reference}, ${lane}, is open again: your rate counts`,
    },
  },
  answered_by_link: {
    to: ['address'],
    bell: false,
    mail: 'own',
    name: { es: 'Respuesta por enlace', en: 'Answer by link' },
    text: {
      es: ({ reference }) => `Respuesta por enlace a la solicitud ${reference}`,
      en: ({ reference }) => `Answer by link to quote request ${reference}`,
    },
  },
} satisfies NoticeRows;

/** The rank of a rate that lost, and its distance from the winning one when that is lower. */
function standing({ rank, distance }: Values, ranked: string, above: string): string {
  if (!rank) return '';
  const isAbove = distance !== '' && !distance.startsWith('-') && distance !== '0%';
  return `; ${ranked} ${rank}${isAbove ? `, ${distance} ${above}` : ''}`;
}
