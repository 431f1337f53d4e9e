// Generated from labels.*.yaml by npm run generate.
export const Leg = {
  carrierName: 'Transportista del tramo',
  scac: 'SCAC',
  caat: 'CAAT',
  contactName: 'Contacto',
  contactPhone: 'Teléfono del contacto',
  unitId: 'Unidad',
  unitPlates: 'Placas de la unidad',
  trailerId: 'Remolque',
  trailerPlates: 'Placas del remolque o número del contenedor',
  operatorId: 'Operador',
  operatorName: 'Nombre del operador',
  operatorPhone: 'Teléfono del operador',
  seal: 'Sello (ISO 17712)',
  handOverPlace: 'Dónde se entrega la carga',
  plannedHandOverAt: 'Entrega planeada',
  handedOverAt: 'Entrega hecha',
};
export const LegGap = {
  operator: 'Falta operador',
  unit: 'Falta unidad',
  trailer: 'Falta remolque',
  seal: 'Falta sello',
  licence_expired: 'Licencia vencida',
  insurance_expired: 'Seguro vencido',
  inspection_expired: 'Verificación vencida',
  permit_expired: 'Permiso vencido',
};
export const LegKind = {
  domestic: 'Viaje',
  mexican: 'Tramo mexicano',
  transfer: 'Transfer',
  us: 'Tramo de EE. UU.',
};
