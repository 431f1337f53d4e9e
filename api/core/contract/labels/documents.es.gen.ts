// Generated from labels.*.yaml by npm run generate.
export const Document = {
  type: 'Documento',
  carrierName: 'Transportista',
  carrierId: 'Transportista',
  companyId: 'Empresa',
  status: 'Estatus',
  required: 'Requerido',
  valid: 'Vigente',
  documentDate: 'Fecha del documento',
  expirationDate: 'Vence',
  reason: 'Motivo del rechazo',
  fileName: 'Archivo',
  uploadedAt: 'Recibido',
  assignedLoads: 'Embarques en curso',
  openInvitations: 'Solicitudes abiertas',
  insuredAmount: 'Suma asegurada',
  insuredCurrency: 'Moneda asegurada',
  certificates: 'Certificados',
  reviewedAt: 'Revisado',
};
export const DocumentLack = {
  missing: 'falta',
  pending: 'por revisar',
  rejected: 'rechazado',
  expired: 'vencido',
  expires_before_delivery: 'vence antes de la entrega',
  insured_too_low: 'suma asegurada insuficiente',
  certificate_missing: 'sin el certificado exigido',
};
export const DocumentStatus = {
  missing: 'Faltante',
  pending: 'Por revisar',
  approved: 'Aprobado',
  expiring: 'Por vencer',
  expired: 'Vencido',
  rejected: 'Rechazado',
};
export const DocumentType = {
  customer_packet: 'Paquete de cliente',
  incorporation_act: 'Acta constitutiva',
  official_id: 'Identificación oficial',
  insurance_cover: 'Carátula del seguro',
  wire_instructions: 'Instrucciones de transferencia',
  carrier_certificate: 'Certificado de transportista',
  credit_application: 'Solicitud de crédito',
  proof_of_address: 'Comprobante de domicilio',
  bank_statement: 'Estado de cuenta bancario',
  legal_representative_id: 'Identificación del representante legal',
  positive_tax_compliance: 'Opinión de cumplimiento positiva (menos de 3 meses)',
  security_certificates: 'Certificados de seguridad (CTPAT, OEA)',
  tax_status_certificate: 'Constancia de situación fiscal (menos de 3 meses)',
  transport_certificate: 'Acuse de la SICT (certificado de transporte)',
};
export const DocumentValidity = { '30': '30 días', '90': '90 días', '180': '180 días' };
export const DocumentVersionStatus = {
  pending: 'Por revisar',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  superseded: 'Reemplazada',
};
export const SecurityProgram = { CTPAT: 'CTPAT', OEA: 'OEA' };
