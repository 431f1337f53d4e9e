// Generated from labels.*.yaml by npm run generate.
export const AccessorialKind = {
  detention: 'Estadía',
  loading_labor: 'Maniobras de carga y descarga',
  lumper: 'Lumper',
  layover: 'Pernocta',
  redelivery: 'Segunda entrega',
  tonu: 'Flete en falso',
  tolls: 'Casetas',
  other: 'Otro',
};
export const AccessorialStatus = {
  pending: 'Por aprobar',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  withdrawn: 'Retirado',
};
