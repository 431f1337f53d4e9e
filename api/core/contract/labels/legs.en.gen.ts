// Generated from labels.*.yaml by npm run generate.
export const Leg = {
  carrierName: 'Carrier of the leg',
  scac: 'SCAC',
  caat: 'CAAT',
  contactName: 'Contact',
  contactPhone: 'Phone of the contact',
  unitId: 'Truck',
  unitPlates: 'Plates of the truck',
  trailerId: 'Trailer',
  trailerPlates: 'Plates of the trailer or container number',
  operatorId: 'Driver',
  operatorName: 'Name of the driver',
  operatorPhone: 'Phone of the driver',
  seal: 'Seal (ISO 17712)',
  handOverPlace: 'Where the load is handed over',
  plannedHandOverAt: 'Planned hand-over',
  handedOverAt: 'Handed over',
};
export const LegGap = {
  operator: 'Driver missing',
  unit: 'Truck missing',
  trailer: 'Trailer missing',
  seal: 'Seal missing',
  licence_expired: 'License expired',
  insurance_expired: 'Insurance expired',
  inspection_expired: 'Inspection expired',
  permit_expired: 'Permit expired',
};
export const LegKind = {
  domestic: 'Trip',
  mexican: 'Mexican leg',
  transfer: 'Transfer',
  us: 'US leg',
};
