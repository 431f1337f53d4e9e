// Generated from labels.*.yaml by npm run generate.
export const CartaPorteParty = {
  customer: 'Parte del cliente',
  carrier: 'Parte del transportista',
};
