import type { NoticeRows } from '../../platform/notices/row.ts';
import { labelsOf } from '../../core/contract/labels.ts';

const codes = { reason: labelsOf('Event.reason') };

/** The events of a quote. */
export const quoteNotices = {
  quote_requested: {
    to: ['company'],
    entity: 'quotes',
    bell: true,
    mail: 'on',
    name: { es: 'Nueva solicitud de cotización', en: 'New quote request' },
    text: {
      es: ({ reference, lane }) => `Nueva solicitud de cotización ${reference}: ${lane}`,
      en: ({ reference, lane }) => `New quote request ${reference}: ${lane}`,
    },
  },
  price_shared: {
    to: ['customer'],
    entity: 'quotes',
    bell: true,
    mail: 'own',
    name: { es: 'Precio compartido', en: 'Price shared' },
    text: {
      es: ({ reference, lane }) => `Hay un precio para ${reference}: ${lane}`,
      en: ({ reference, lane }) => `There is a price for ${reference}: ${lane}`,
    },
  },
  price_accepted: {
    to: ['company'],
    entity: 'quotes',
    bell: true,
    mail: 'on',
    name: { es: 'Precio aceptado por el cliente', en: 'Price accepted by the customer' },
    text: {
      es: ({ reference, lane }) => `El cliente aceptó el precio de ${reference}: ${lane}`,
      en: ({ reference, lane }) => `The customer accepted the price of ${reference}: ${lane}`,
    },
  },
  price_rejected: {
    to: ['company'],
    entity: 'quotes',
    bell: true,
    mail: 'on',
    codes,
    name: { es: 'Precio rechazado por el cliente', en: 'Price rejected by the customer' },
    text: {
      es: ({ reference, lane, reason }) =>
        `El cliente rechazó el precio de ${reference}, ${lane}: ${reason}`,
      en: ({ reference, lane, reason }) =>
        `The customer rejected the price of ${reference}, ${lane}: ${reason}`,
    },
  },
  quote_dismissed: {
    to: ['company', 'customer'],
    entity: 'quotes',
    bell: true,
    mail: 'on',
    codes,
    name: { es: 'Cotización descartada', en: 'Quote dismissed' },
    text: {
      es: ({ reference, lane, reason }) => `Se descartó ${reference}, ${lane}: ${reason}`,
      en: ({ reference, lane, reason }) => `${reference}, ${lane}, was dismissed: ${reason}`,
    },
  },
} satisfies NoticeRows;
