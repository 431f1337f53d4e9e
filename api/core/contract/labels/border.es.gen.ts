// Generated from labels.*.yaml by npm run generate.
export const BorderParty = {
  company: 'Broker',
  carrier: 'Transportista',
  mx_broker: 'Agente aduanal mexicano',
  us_broker: 'Customs broker de EE. UU.',
};
