// Generated from labels.*.yaml by npm run generate.
export const Crossing = {
  bridgeId: 'Border crossing',
  plannedAt: 'Planned arrival at the bridge',
  fast: 'Crosses by FAST',
  mxBrokerName: 'Mexican customs broker',
  mxBrokerPhone: 'Phone of the Mexican customs broker',
  mxBrokerEmail: 'E-mail of the Mexican customs broker',
  usBrokerName: 'US customs broker',
  usBrokerPhone: 'Phone of the US customs broker',
  usBrokerEmail: 'E-mail of the US customs broker',
  pedimento: 'Pedimento (Mexican customs entry)',
  doda: 'DODA',
  cfdiUuid: 'UUID of the CFDI with Carta Porte',
  paps: 'PAPS',
  manifestAcceptedAt: 'ACE e-Manifest accepted',
};
export const CrossingDirection = { northbound: 'Northbound', southbound: 'Southbound' };
