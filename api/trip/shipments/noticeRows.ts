import { labelsOf } from '../../core/contract/labels.ts';
import type { NoticeRows } from '../../platform/notices/row.ts';
import { FINDING_CARRIER } from './notices.ts';

/** The events of a load. */
export const shipmentNotices = {
  shipment_created: {
    to: ['customer', 'address'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Embarque creado', en: 'Load created' },
    text: {
      es: ({ reference, lane }) => `Se creó el embarque ${reference}: ${lane}`,
      en: ({ reference, lane }) => `Load ${reference} created: ${lane}`,
    },
  },
  shipment_moved: {
    to: ['company', 'customer', 'carrier'],
    entity: 'shipments',
    bell: true,
    mail: 'off',
    codes: {
      status: {
        ...labelsOf('ShipmentStatus'),
        [FINDING_CARRIER]: { es: 'Buscando transportista', en: 'Finding a carrier' },
      },
    },
    name: { es: 'Avance de un embarque', en: 'Load progress' },
    text: {
      es: ({ reference, lane, status, stop }) => `${reference} (${lane}): ${status}${stop}`,
      en: ({ reference, lane, status, stop }) => `${reference} (${lane}): ${status}${stop}`,
    },
  },
  shipment_delayed: {
    to: ['company', 'customer'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Embarque con retraso', en: 'Load delayed' },
    text: {
      es: ({ reference, lane, incident, stop }) =>
        `El embarque ${reference} (${lane}) tiene un retraso: ${incident}${stop}`,
      en: ({ reference, lane, incident, stop }) =>
        `Load ${reference} (${lane}) is delayed: ${incident}${stop}`,
    },
  },
  incident_reported: {
    to: ['company', 'customer'],
    entity: 'shipments',
    bell: true,
    mail: 'on',
    name: { es: 'Incidencia en un embarque', en: 'Incident on a load' },
    text: {
      es: ({ reference, lane, incident, stop }) =>
        `Hay una incidencia en el embarque ${reference} (${lane}): ${incident}${stop}`,
      en: ({ reference, lane, incident, stop }) =>
        `Incident on load ${reference} (${lane}): ${incident}${stop}`,
    },
  },
} satisfies NoticeRows;
