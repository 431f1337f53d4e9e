/** The state of a document at the time of the demo data. */
export type DocumentState =
  'approved' | 'expiring' | 'expired' | 'pending' | 'renewing' | 'rejected' | 'missing';

/** The document types that carriers usually upload, by home country. */
export const usualDocuments: Record<'MX' | 'US', string[]> = {
  MX: [
    'insurance_cover',
    'proof_of_address',
    'tax_status_certificate',
    'positive_tax_compliance',
    'bank_statement',
    'transport_certificate',
    'carrier_certificate',
  ],
  US: [
    'insurance_cover',
    'proof_of_address',
    'carrier_certificate',
    'customer_packet',
    'wire_instructions',
    'transport_certificate',
  ],
};

/** Additional document types of Mexican companies, and of owner-operators. */
export const companyDocuments = ['incorporation_act', 'legal_representative_id'];
export const personDocuments = ['official_id'];

/** By carrier: documents in another state than approved, and additional documents. */
export const documentStories: Record<string, Record<string, DocumentState>> = {
  regio: {
    security_certificates: 'approved',
    credit_application: 'approved',
    official_id: 'approved',
    customer_packet: 'approved',
    wire_instructions: 'approved',
  },
  lobo: { insurance_cover: 'renewing', credit_application: 'pending' },
  calandria: { insurance_cover: 'expiring', security_certificates: 'pending' },
  sabino: { positive_tax_compliance: 'expired', bank_statement: 'rejected' },
  brisa: { bank_statement: 'missing', insurance_cover: 'missing', proof_of_address: 'pending' },
};

/** Reasons for which documents are rejected. */
export const rejectionReasons = [
  'La imagen está cortada: faltan las fechas de vigencia. Envíe el documento completo.',
  'El domicilio no coincide con el registrado. Envíe un comprobante del domicilio actual.',
  'El documento tiene más de tres meses. Descargue uno reciente del SAT.',
];

/** The file name of each document type, which is also the text in the file. */
export const fileNames: Record<string, string> = {
  customer_packet: 'Paquete de cliente',
  incorporation_act: 'Acta constitutiva',
  official_id: 'Identificación oficial',
  insurance_cover: 'Carátula del seguro',
  wire_instructions: 'Instrucciones de transferencia',
  carrier_certificate: 'Certificado de transportista',
  credit_application: 'Solicitud de crédito',
  proof_of_address: 'Comprobante de domicilio',
  bank_statement: 'Estado de cuenta',
  legal_representative_id: 'Identificación del representante',
  positive_tax_compliance: 'Opinión de cumplimiento',
  security_certificates: 'Certificado CTPAT',
  tax_status_certificate: 'Constancia de situación fiscal',
  transport_certificate: 'Acuse SICT',
};
