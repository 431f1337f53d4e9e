// Generated from labels.*.yaml by npm run generate.
export const Carrier = {
  carrierName: 'Razón social',
  comercialName: 'Nombre comercial',
  carrierType: 'Tipo',
  nationality: 'Nacionalidad',
  rfc: 'RFC',
  ein: 'EIN (EE. UU.)',
  caat: 'CAAT',
  scacCode: 'SCAC',
  usdotNumber: 'Número USDOT',
  mcNumber: 'Número MC',
  identifier: 'Identificador',
  businessField: 'Giro',
  status: 'Estatus',
  confidence: 'Confianza',
  network: 'Red',
  completion: 'Porcentaje de llenado',
  companyId: 'Red del broker',
  countries: 'Países',
  movements: 'Movimientos',
  originStates: 'Estados de recolección',
  deliveryStates: 'Estados de entrega',
  equipmentList: 'Equipos',
  bridgeList: 'Puentes que cruza',
  shippingMode: 'Modalidad',
  serviceList: 'Servicios',
  drayage: 'Acarreo de contenedor (drayage)',
  hazmat: 'Material peligroso',
  contactPhone: 'Teléfono',
  quotingEmail: 'Correo para cotizar',
  creditType: 'Crédito',
  costPerMile: 'Costo por milla (USD)',
  addressList: 'Direcciones',
  contactBookList: 'Contactos',
  description: 'Descripción',
  createdAt: 'Alta',
  updatedAt: 'Última actualización',
};
export const CarrierFieldsCarrierType = {
  carrier: 'Línea transportista',
  owner_operator: 'Hombre-camión',
  drayage: 'Acarreo de contenedor (drayage)',
  transfer: 'Transfer',
};
export const CarrierFieldsShippingMode = { ftl: 'FTL', ltl: 'LTL', both: 'Ambos' };
export const CarrierStatus = {
  prospect: 'Prospecto',
  active: 'Activo',
  suspended: 'Suspendido',
  archived: 'Archivado',
};
export const Confidence = {
  very_high: 'Muy alta',
  high: 'Alta',
  medium: 'Media',
  low: 'Baja',
  very_low: 'Muy baja',
};
export const CreditType = {
  none: 'Sin crédito',
  days_15: '15 días',
  days_30: '30 días',
  days_45: '45 días',
  days_60: '60 días',
};
export const Movement = {
  cross_border: 'Transfronterizo',
  mexico: 'Nacional en México',
  us: 'Nacional en EE. UU.',
};
export const Network = { internal: 'Interna', own: 'Propia' };
