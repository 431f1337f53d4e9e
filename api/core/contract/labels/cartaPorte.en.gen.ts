// Generated from labels.*.yaml by npm run generate.
export const CartaPorteParty = { customer: "Customer's part", carrier: "Carrier's part" };
