import type { Schemas } from '../../../core/contract/types.ts';
import { YES } from '../../../core/i18n/messages.ts';
import type { Words } from '../../../shared/words.ts';

/** The fixed texts of a rate confirmation. */
export const WORDS = {
  title: { es: 'Confirmación de tarifa', en: 'Rate confirmation' },
  reference: { es: 'Folio', en: 'Reference' },
  revision: { es: 'Revisión', en: 'Revision' },
  issued: { es: 'Emitida', en: 'Issued' },
  quotedBy: { es: 'Cotizó', en: 'Quoted by' },
  parties: { es: 'Partes', en: 'Parties' },
  broker: { es: 'Broker', en: 'Broker' },
  carrier: { es: 'Transportista', en: 'Carrier' },
  contact: { es: 'Contacto', en: 'Contact' },
  noAddress: { es: 'Domicilio sin registrar', en: 'No address on file' },
  noContact: { es: 'Contacto sin registrar', en: 'No contact on file' },
  lane: { es: 'Ruta y citas', en: 'Lane and appointments' },
  laneText: { es: 'Ruta', en: 'Lane' },
  pickup: { es: 'Recolección', en: 'Pickup' },
  delivery: { es: 'Entrega', en: 'Delivery' },
  load: { es: 'Carga', en: 'Load' },
  movement: { es: 'Movimiento', en: 'Movement' },
  equipment: { es: 'Equipo', en: 'Equipment' },
  comodity: { es: 'Mercancía', en: 'Commodity' },
  weight: { es: 'Peso', en: 'Weight' },
  units: { es: 'Bultos', en: 'Pieces' },
  packaging: { es: 'Embalaje', en: 'Packaging' },
  hazmat: { es: 'Material peligroso', en: 'Hazmat' },
  instructions: { es: 'Indicaciones de la carga', en: 'Load instructions' },
  price: { es: 'Tarifa acordada', en: 'Agreed rate' },
  allIn: { es: 'Tarifa todo incluido', en: 'All-in rate' },
  total: { es: 'Tarifa total, sin IVA', en: 'Total rate, excl. VAT (IVA)' },
  linehaul: { es: 'Flete', en: 'Linehaul' },
  fuelSurcharge: { es: 'Cargo por combustible', en: 'Fuel surcharge' },
  borderCrossing: { es: 'Cruce', en: 'Border crossing' },
  tolls: { es: 'Casetas', en: 'Tolls' },
  accessorials: { es: 'Cargos accesorios', en: 'Accessorials' },
  inWords: { es: 'Importe con letra', en: 'Amount in words' },
  noPrice: { es: 'Tarifa por definir', en: 'Rate to be defined' },
  exchange: { es: 'Tipo de cambio', en: 'Exchange rate' },
  commercial: { es: 'Condiciones de pago', en: 'Payment terms' },
  payment: { es: 'Plazo de pago', en: 'Payment term' },
  freeTime: { es: 'Tiempo libre en cada parada', en: 'Free time at each stop' },
  detention: { es: 'Estadía', en: 'Detention' },
  review: { es: 'Plazo para revisar evidencias', en: 'Time to review proof documents' },
  comment: { es: 'Comentarios', en: 'Comments' },
  evidence: {
    es: 'Evidencias que se presentan en la entrega y para el pago',
    en: 'Proof documents to show at delivery and for payment',
  },
  conditions: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  signatures: { es: 'Firmas', en: 'Signatures' },
  hash: { es: 'SHA-256', en: 'SHA-256' },
  signName: { es: 'Nombre, cargo y firma', en: 'Name, position and signature' },
  signDate: { es: 'Fecha', en: 'Date' },
  yes: YES,
  no: { es: 'No', en: 'No' },
} satisfies Record<string, Words>;

/** The names of the movements. */
export const MOVEMENTS: Record<Schemas['Movement'], Words> = {
  cross_border: { es: 'Transfronterizo', en: 'Cross-border' },
  mexico: { es: 'Nacional en México', en: 'Mexico lane haul' },
  us: { es: 'Nacional en EE. UU.', en: 'US lane haul' },
};

/** The names of the documents that a carrier needs at delivery and to be paid. */
export const EVIDENCE: Record<Schemas['PaymentEvidence'], Words> = {
  signed_pod: {
    es: 'Acuse de entrega firmado (POD), con nombre, fecha y horas de llegada y salida',
    en: 'Signed proof of delivery (POD), with name, date and times of arrival and departure',
  },
  bol: { es: 'BOL (conocimiento de embarque) firmado', en: 'Signed BOL (bill of lading)' },
  cargo_photos: {
    es: 'Fotos de la carga al recoger y al entregar',
    en: 'Photos of the cargo at pickup and at delivery',
  },
  seal_photos: { es: 'Fotos de sellos con su número', en: 'Seal photos with the number' },
  weight_ticket: { es: 'Boleta de báscula', en: 'Scale ticket' },
  carta_porte: { es: 'CFDI con complemento Carta Porte', en: 'CFDI with Carta Porte' },
  customs_entry: { es: 'Pedimento', en: 'Pedimento (Mexican customs entry)' },
  invoice: { es: 'Factura del transportista', en: "Carrier's invoice" },
};
