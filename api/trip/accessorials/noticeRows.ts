import { labelsOf } from '../../core/contract/labels.ts';
import type { NoticeRows } from '../../platform/notices/row.ts';

/** The events of accessorials. */
export const accessorialNotices = {
  accessorial_requested: {
    to: ['company'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Cargo accesorio por aprobar', en: 'Accessorial to approve' },
    text: {
      es: ({ carrier, amount, reference, lane, stop }) =>
        `${carrier} pide un cargo accesorio de ${amount} en ${reference} (${lane})${stop}`,
      en: ({ carrier, amount, reference, lane, stop }) =>
        `${carrier} asks for an accessorial of ${amount} on ${reference} (${lane})${stop}`,
    },
  },
  accessorial_decided: {
    to: ['carrier'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    codes: { status: labelsOf('AccessorialStatus') },
    name: { es: 'Cargo accesorio decidido', en: 'Accessorial decided' },
    text: {
      es: ({ amount, status, reference, lane }) =>
        `El cargo accesorio de ${amount} en ${reference} (${lane}) fue ${status}`,
      en: ({ amount, status, reference, lane }) =>
        `The accessorial of ${amount} on ${reference} (${lane}) was ${status}`,
    },
  },
} satisfies NoticeRows;
