// Generated from labels.*.yaml by npm run generate.
export const EvidenceStatus = {
  missing: 'Faltante',
  pending: 'Por revisar',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
  waived: 'Dispensada',
};
