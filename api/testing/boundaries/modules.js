/** Whether a module may import another: it is listed among its dependencies, or among theirs. */
export function knows(module, other) {
  if (!(module in MODULES)) return other in MODULES;
  return MODULES[module].some((known) => known === other || knows(known, other));
}

/**
 * The modules that each module may import, including those that they may import. A module that is not listed may import
 * every listed one, and no listed one may import it.
 */
const MODULES = {
  identity: [],
  users: ['identity'],
  session: ['companies'],
  savedQueries: ['users'],
  keys: ['users'],
  webhooks: ['users'],
  notifications: ['webhooks'],
  imports: ['users', 'notifications'],
  companies: ['notifications'],
  links: ['users'],
  carriers: ['companies', 'contacts', 'equipments', 'imports'],
  documents: ['carriers', 'links', 'exchangeRates'],
  locations: ['companies', 'imports'],
  equipments: ['users'],
  comodities: ['users'],
  packagings: ['users'],
  contactTypes: ['users'],
  incidents: ['users'],
  contacts: ['contactTypes'],
  quotes: [
    'carriers',
    'links',
    'locations',
    'equipments',
    'comodities',
    'dieselPrices',
    'exchangeRates',
  ],
  fuelSurcharge: ['quotes', 'dieselPrices'],
  invitations: ['quotes', 'fuelSurcharge', 'documents'],
  laneMemory: ['invitations', 'dieselPrices', 'exchangeRates'],
  matching: ['routes', 'shipments'],
  figures: ['invitations'],
  map: ['shipments'],
  radar: ['documents', 'claims'],
  claims: ['carriers'],
  consents: ['documents', 'claims'],
  packets: ['documents'],
  confidence: ['shipments'],
  bankAccounts: ['shipments'],
  vehicles: ['carriers'],
  identityFacts: ['claims', 'bankAccounts', 'vehicles'],
  results: ['figures', 'documents'],
  weeklySummary: ['results', 'radar', 'notifications'],
  home: ['radar', 'documents', 'invitations', 'shipments', 'inquiries', 'notifications'],
  shipments: ['invitations', 'incidents'],
  history: ['shipments'],
  rateConfirmations: ['shipments', 'contacts', 'packagings'],
  cartaPorte: ['shipments', 'vehicles'],
  awards: ['rateConfirmations', 'documents'],
  inquiries: ['routes', 'matching'],
  plans: ['awards', 'inquiries'],
  registrations: ['inquiries'],
  routes: ['invitations'],
  dieselPrices: ['imports'],
  exchangeRates: ['users'],
};
