/** The schemas of the contract whose forms have the cargo. */
export type CargoForm = 'QuoteInput' | 'ShipmentInput';

/** What the forms of quotes and of loads begin with. */
export const LOAD_START = {
  kind: 'confirmed_load',
  movement: 'cross_border',
  origin: { country: 'MX' },
  destination: { country: 'US' },
  currency: 'USD',
  weightUnit: 'kg',
  dimensionUnit: 'm',
  legalWeight: true,
  spot: true,
  hazmat: false,
  stackable: false,
  drayage: false,
};
