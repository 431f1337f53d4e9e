// Generated from labels.*.yaml by npm run generate.
export const Document = {
  type: 'Document',
  carrierName: 'Carrier',
  carrierId: 'Carrier',
  companyId: 'Company',
  status: 'Status',
  required: 'Required',
  valid: 'Valid',
  documentDate: 'Document date',
  expirationDate: 'Expires',
  reason: 'Rejection reason',
  fileName: 'File',
  uploadedAt: 'Received',
  assignedLoads: 'Loads under way',
  openInvitations: 'Open requests',
  insuredAmount: 'Insured amount',
  insuredCurrency: 'Insured currency',
  certificates: 'Certificates',
  reviewedAt: 'Reviewed',
};
export const DocumentLack = {
  missing: 'missing',
  pending: 'to review',
  rejected: 'rejected',
  expired: 'expired',
  expires_before_delivery: 'expires before the delivery',
  insured_too_low: 'insured for too little',
  certificate_missing: 'without the demanded certificate',
};
export const DocumentStatus = {
  missing: 'Missing',
  pending: 'To review',
  approved: 'Approved',
  expiring: 'Expiring',
  expired: 'Expired',
  rejected: 'Rejected',
};
export const DocumentType = {
  customer_packet: 'Customer packet',
  incorporation_act: 'Incorporation act',
  official_id: 'Official ID',
  insurance_cover: 'Insurance cover',
  wire_instructions: 'Wire instructions',
  carrier_certificate: 'Carrier certificate',
  credit_application: 'Credit application',
  proof_of_address: 'Proof of address',
  bank_statement: 'Bank statement',
  legal_representative_id: 'Legal representative ID',
  positive_tax_compliance: 'Positive tax compliance (under 3 months)',
  security_certificates: 'Security certificates (CTPAT, OEA)',
  tax_status_certificate: 'Tax status certificate (under 3 months)',
  transport_certificate: 'Transportation ministry acknowledgement (transport certificate)',
};
export const DocumentValidity = { '30': '30 days', '90': '90 days', '180': '180 days' };
export const DocumentVersionStatus = {
  pending: 'To review',
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Superseded',
};
export const SecurityProgram = { CTPAT: 'CTPAT', OEA: 'OEA' };
