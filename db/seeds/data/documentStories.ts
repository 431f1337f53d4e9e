/** How a document stands at the moment that the story begins. */
export type Standing =
  'approved' | 'expiring' | 'expired' | 'pending' | 'renewing' | 'rejected' | 'missing';

/** What carriers hand in, by where they are at home; what nobody asks them for is left out. */
export const handedIn: Record<'MX' | 'US', string[]> = {
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

/** Beside those, of a company at home in Mexico, and of a person. */
export const ofCompanies = ['incorporation_act', 'legal_representative_id'];
export const ofPersons = ['official_id'];

/** Documents that stand otherwise than approved, or are handed in besides, by carrier: the story. */
export const documentStories: Record<string, Record<string, Standing>> = {
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

export const rejections = [
  'La imagen está cortada: faltan las fechas de vigencia. Envíe el documento completo.',
  'El domicilio no coincide con el registrado. Envíe un comprobante del domicilio actual.',
  'El documento tiene más de tres meses. Descargue uno reciente del SAT.',
];

/** What the files are called, and what stands in them. */
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
