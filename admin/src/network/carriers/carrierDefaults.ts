/** The default values of the form for a new carrier. */
export const CARRIER_DEFAULTS = {
  carrierType: 'carrier',
  status: 'active',
  confidence: 'medium',
  nationality: 'MX',
  creditType: 'none',
  shippingMode: 'ftl',
  countries: ['MX'],
  movements: [],
  originStates: [],
  deliveryStates: [],
  equipmentList: [],
  serviceList: [],
  addressList: [],
  contactBookList: [],
  drayage: false,
  hazmat: false,
};
