// Generated from labels.*.yaml by npm run generate.
export const Claim = {
  carrierName: 'Transportista',
  recordName: 'Registro que reclama',
  companyName: 'Broker',
  compared: 'Comparación',
  status: 'Estatus',
  proof: 'Comprobado por',
  createdAt: 'Reclamado',
};
export const ClaimProof = { mail: 'Correo registrado', review: 'Revisión de Andén' };
export const ClaimFactKind = {
  rfc: 'RFC',
  scac: 'SCAC',
  name: 'Nombre',
  address: 'Domicilio',
  phone: 'Teléfono',
  email: 'Correo para cotizar',
};
export const ClaimFactState = { fits: 'Coincide', differs: 'Difiere', unknown: 'Sin datos' };
export const ClaimStatus = { open: 'Por comprobar', proved: 'Comprobado', refused: 'Rechazado' };
