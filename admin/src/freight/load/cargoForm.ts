/** The schemas of the contract whose forms have the cargo. */
export type CargoForm = 'QuoteInput' | 'ShipmentInput';

/** The lane and the currency with which the forms of routes, quotes and loads begin. */
export const LANE_START = {
  movement: 'cross_border',
  origin: { country: 'MX' },
  destination: { country: 'US' },
  currency: 'USD',
};

/** The initial values in the forms of quotes and of loads. */
export const LOAD_START = {
  ...LANE_START,
  kind: 'confirmed_load',
  weightUnit: 'kg',
  dimensionUnit: 'm',
  legalWeight: true,
  spot: true,
  hazmat: false,
  stackable: false,
  drayage: false,
};
