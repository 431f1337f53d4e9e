import type { DocumentType } from '../../network/carriers/index.ts';
import { foldText } from '../../shared/reading/folded.ts';

/** The type of document that the name of a file says; null where it says none, or more than one. */
export function typeInName(name: string): DocumentType | null {
  const words = ` ${foldText(name).replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const types = WORDS.filter(([, each]) => each.some((word) => words.includes(` ${word} `)));
  return types.length === 1 ? types[0]![0] : null;
}

/** Words of the trade for the types. What may be of several types, such as an INE or a licencia, is left to the person. */
const WORDS: [DocumentType, string[]][] = [
  ['insurance_cover', ['poliza', 'caratula', 'seguro', 'seguros', 'insurance', 'coi', 'acord']],
  ['positive_tax_compliance', ['opinion', '32d', '32 d']],
  ['tax_status_certificate', ['situacion fiscal', 'constancia fiscal', 'csf']],
  ['incorporation_act', ['acta constitutiva', 'articles of incorporation']],
  ['official_id', ['identificacion oficial', 'official id']],
  ['legal_representative_id', ['representante', 'rep legal', 'legal representative']],
  ['proof_of_address', ['comprobante de domicilio', 'comprobante domicilio', 'proof of address']],
  ['bank_statement', ['estado de cuenta', 'edo de cuenta', 'edo cuenta', 'bank statement']],
  ['wire_instructions', ['instrucciones de transferencia', 'wire instructions']],
  ['credit_application', ['solicitud de credito', 'credit application']],
  ['security_certificates', ['ctpat', 'c tpat', 'oea']],
  ['carrier_certificate', ['certificado de transportista', 'carrier certificate']],
  ['customer_packet', ['paquete de cliente', 'customer packet']],
  ['transport_certificate', ['sict', 'sct']],
];
