// Generated from labels.*.yaml by npm run generate.
export const BorderParty = {
  company: 'Broker',
  carrier: 'Transportista',
  mx_broker: 'Agente aduanal mexicano',
  us_broker: 'Agente aduanal de EE. UU.',
};
