import type { Schemas } from '../core/contract/types.ts';
import type { Words } from '../core/i18n/words.ts';

/** What a rate confirmation says beside its facts. */
export const WORDS = {
  title: { es: 'Confirmación de tarifa', en: 'Rate confirmation' },
  revision: { es: 'Revisión', en: 'Revision' },
  issued: { es: 'Emitida', en: 'Issued' },
  load: { es: 'Embarque', en: 'Load' },
  broker: { es: 'Bróker', en: 'Broker' },
  carrier: { es: 'Transportista', en: 'Carrier' },
  movement: { es: 'Movimiento', en: 'Movement' },
  pickup: { es: 'Recolección', en: 'Pick-up' },
  delivery: { es: 'Entrega', en: 'Delivery' },
  equipment: { es: 'Equipo', en: 'Equipment' },
  comodity: { es: 'Mercancía', en: 'Commodity' },
  weight: { es: 'Peso', en: 'Weight' },
  units: { es: 'Bultos', en: 'Packages' },
  hazmat: { es: 'Material peligroso', en: 'Hazardous material' },
  price: { es: 'Tarifa total, sin IVA', en: 'Total rate, IVA excluded' },
  linehaul: { es: 'Flete', en: 'Linehaul' },
  fuelSurcharge: { es: 'Cargo por combustible', en: 'Fuel surcharge' },
  borderCrossing: { es: 'Cruce', en: 'Border crossing' },
  tolls: { es: 'Casetas', en: 'Tolls' },
  accessorials: { es: 'Accesorios', en: 'Accessorials' },
  freeTime: { es: 'Tiempo libre en cada punto', en: 'Free time at each end' },
  detention: { es: 'Estadía por hora adicional', en: 'Detention per further hour' },
  payment: { es: 'Pago', en: 'Payment' },
  evidence: { es: 'Evidencias para el pago', en: 'Evidence for payment' },
  comment: { es: 'Comentarios', en: 'Comments' },
  hash: { es: 'Huella SHA-256 del contenido', en: 'SHA-256 of the content' },
  accepted: { es: 'Aceptada por el transportista', en: 'Accepted by the carrier' },
  yes: { es: 'sí', en: 'yes' },
} satisfies Record<string, Words>;

/** Kinds of movement, in words. */
export const MOVEMENTS: Record<Schemas['Movement'], Words> = {
  cross_border: { es: 'Transfronterizo', en: 'Cross-border' },
  mexico: { es: 'Nacional en México', en: 'Mexico lane haul' },
  us: { es: 'Nacional en EE. UU.', en: 'US lane haul' },
};

/** What a carrier hands in to be paid, in words. */
export const EVIDENCE: Record<Schemas['PaymentEvidence'], Words> = {
  signed_pod: { es: 'acuse de entrega firmado', en: 'signed proof of delivery' },
  carta_porte: { es: 'CFDI con complemento Carta Porte', en: 'CFDI with Carta Porte' },
  customs_entry: { es: 'pedimento', en: 'customs entry' },
  seal_photos: { es: 'fotos de sellos', en: 'photos of the seals' },
  weight_ticket: { es: 'boleta de báscula', en: 'weight ticket' },
  invoice: { es: 'factura', en: 'invoice' },
};
