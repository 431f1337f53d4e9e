// Generated from labels.*.yaml by npm run generate.
export const Crossing = {
  bridgeId: 'Cruce fronterizo',
  plannedAt: 'Llegada planeada al puente',
  fast: 'Cruza por FAST',
  mxBrokerName: 'Agente aduanal mexicano',
  mxBrokerPhone: 'Teléfono del agente aduanal',
  mxBrokerEmail: 'Correo del agente aduanal',
  usBrokerName: 'Agente aduanal de EE. UU.',
  usBrokerPhone: 'Teléfono del agente aduanal de EE. UU.',
  usBrokerEmail: 'Correo del agente aduanal de EE. UU.',
  pedimento: 'Pedimento',
  doda: 'DODA',
  cfdiUuid: 'UUID del CFDI con Carta Porte',
  paps: 'PAPS',
  manifestAcceptedAt: 'Manifiesto ACE aceptado',
};
export const CrossingDirection = { northbound: 'Hacia el norte', southbound: 'Hacia el sur' };
