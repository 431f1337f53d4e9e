// Generated from labels.*.yaml by npm run generate.
export const BorderParty = {
  company: 'Broker',
  carrier: 'Carrier',
  mx_broker: 'Mexican customs broker',
  us_broker: 'US customs broker',
};
