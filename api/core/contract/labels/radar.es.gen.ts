// Generated from labels.*.yaml by npm run generate.
export const RadarDocument = { status: 'Estatus', type: 'Documento' };
export const RadarPaperPaper = {
  insurance: 'Seguro',
  inspection: 'Verificación',
  permit: 'Permiso',
  licence: 'Licencia',
  badge: 'Gafete',
  fast: 'Tarjeta FAST',
};
export const RadarStatus = {
  missing: 'Faltante',
  rejected: 'Rechazado',
  expired: 'Vencido',
  expiring: 'Por vencer',
  insufficient: 'Insuficiente',
};
