import type { NoticeRows } from '../../platform/notices/row.ts';

/** The event of a load that will arrive later than planned. */
export const arrivalNotices = {
  shipment_late: {
    to: ['company', 'customer'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Embarque que llegará tarde', en: 'Load that will arrive late' },
    text: {
      es: ({ reference, lane, count, day, stop }) =>
        day
          ? `El embarque ${reference} (${lane})${stop && `${stop},`} llegará unas ${count} horas después de lo planeado, el ${day}`
          : `El embarque ${reference} (${lane})${stop && `${stop},`} no ha llegado: van unas ${count} horas después de lo planeado`,
      en: ({ reference, lane, count, day, stop }) =>
        day
          ? `Load ${reference} (${lane})${stop && `${stop},`} will arrive about ${count} hours later than planned, on ${day}`
          : `Load ${reference} (${lane})${stop && `${stop},`} has not arrived: about ${count} hours later than planned`,
    },
  },
} satisfies NoticeRows;
