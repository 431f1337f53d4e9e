import type { Locale, Words } from '../../core/i18n/words.ts';

/** The labels of what a carrier or a customer reads of a quote, in the order in which it is shown. */
export const LABELS = {
  es: {
    lane: 'Ruta',
    pickup: 'Recolección',
    delivery: 'Entrega',
    equipment: 'Equipo',
    comodity: 'Mercancía',
    weight: 'Peso',
    units: 'Bultos',
    hazmat: 'Material peligroso',
    distance: 'Distancia',
    target: 'Tarifa objetivo',
    price: 'Precio, sin IVA',
    validUntil: 'Vigente hasta',
    priceComment: 'Sobre el precio',
    deadline: 'Plazo para responder',
    comment: 'Comentarios',
    broker: 'Broker',
    phone: 'Teléfono',
  },
  en: {
    lane: 'Lane',
    pickup: 'Pickup',
    delivery: 'Delivery',
    equipment: 'Equipment',
    comodity: 'Commodity',
    weight: 'Weight',
    units: 'Pieces',
    hazmat: 'Hazmat',
    distance: 'Distance',
    target: 'Target rate',
    price: 'Price, excl. VAT (IVA)',
    validUntil: 'Valid until',
    priceComment: 'About the price',
    deadline: 'Deadline to answer',
    comment: 'Comments',
    broker: 'Broker',
    phone: 'Phone',
  },
} satisfies Record<Locale, Record<string, string>>;

export const YES: Words = { es: 'Sí', en: 'Yes' };
