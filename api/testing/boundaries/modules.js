/** Whether a module may know another: it is listed among those that it may know, or known to one of them. */
export function knows(module, other) {
  if (!(module in MODULES)) return other in MODULES;
  return MODULES[module].some((known) => known === other || knows(known, other));
}

/**
 * Which modules each module may know; what those know, it may know too. A module that is not listed yet
 * may know every listed one, and no listed one may know it.
 */
const MODULES = {
  identity: [],
  users: ['identity'],
  savedQueries: ['users'],
  notifications: ['users'],
  imports: ['users'],
  companies: ['notifications'],
  carriers: ['companies', 'contacts', 'equipments', 'imports'],
  documents: ['carriers'],
  locations: ['companies', 'imports'],
  equipments: ['users'],
  comodities: ['users'],
  packagings: ['users'],
  contactTypes: ['users'],
  incidents: ['users'],
  contacts: ['contactTypes'],
  quotes: ['carriers', 'locations', 'equipments', 'comodities', 'dieselPrices', 'exchangeRates'],
  fuelSurcharge: ['quotes', 'dieselPrices'],
  invitations: ['quotes', 'fuelSurcharge'],
  laneMemory: ['invitations', 'dieselPrices'],
  matching: ['routes', 'shipments'],
  figures: ['invitations'],
  shipments: ['invitations', 'incidents'],
  history: ['shipments'],
  rateConfirmations: ['shipments', 'contacts', 'packagings'],
  awards: ['rateConfirmations', 'documents'],
  inquiries: ['routes', 'matching'],
  registrations: ['inquiries'],
  routes: ['invitations'],
  dieselPrices: ['imports'],
  exchangeRates: ['users'],
};
