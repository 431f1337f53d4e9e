import type { Words } from '../../shared/words.ts';
import type { EvidenceType } from './Evidence.ts';

/** The short names of proof documents; the rate confirmation says what each has to show. */
export const EVIDENCE_NAMES: Record<EvidenceType, Words> = {
  signed_pod: { es: 'Acuse de entrega firmado (POD)', en: 'Signed proof of delivery (POD)' },
  bol: { es: 'BOL (conocimiento de embarque) firmado', en: 'Signed BOL (bill of lading)' },
  cargo_photos: { es: 'Fotos de la carga', en: 'Cargo photos' },
  seal_photos: { es: 'Fotos de sellos', en: 'Seal photos' },
  weight_ticket: { es: 'Boleta de báscula', en: 'Scale ticket' },
  carta_porte: { es: 'CFDI con complemento Carta Porte', en: 'CFDI with Carta Porte' },
  customs_entry: { es: 'Pedimento', en: 'Pedimento (Mexican customs entry)' },
  invoice: { es: 'Factura', en: 'Invoice' },
};
