/** The areas of api/ from the lowest up: each may import those before it. */
export const AREAS = [
  'shared',
  'core',
  'platform',
  'catalogs',
  'network',
  'compliance',
  'quoting',
  'trip',
  'award',
  'site',
  'insight',
  'account',
  'guide',
  'setup',
  'sandbox',
  'process',
];

/**
 * The modules of each area that has modules, each with the modules of its own area that it may import, including those
 * that they may import. It may import every module of a lower area.
 */
export const MODULES = {
  platform: {
    identity: [],
    users: ['identity'],
    keys: ['users'],
    links: ['users'],
    webhooks: ['users'],
    notifications: ['webhooks'],
    imports: ['users', 'notifications'],
    savedQueries: ['users'],
    failedJobs: ['users'],
    securityLog: ['users', 'keys'],
    system: [],
  },
  catalogs: {
    equipments: [],
    comodities: [],
    packagings: [],
    contactTypes: [],
    incidents: [],
    bridges: [],
    satKeys: [],
    dieselPrices: [],
    exchangeRates: [],
    postalCodes: [],
  },
  network: {
    companies: [],
    contacts: [],
    locations: ['companies'],
    carriers: ['companies', 'contacts'],
    vehicles: ['carriers'],
    operators: ['carriers'],
  },
  compliance: {
    documents: [],
    claims: [],
    consents: ['documents', 'claims'],
    packets: ['documents'],
    radar: ['documents', 'claims'],
  },
  quoting: {
    quotes: [],
    messages: ['quotes'],
    fuelSurcharge: ['quotes'],
    replies: ['messages'],
    invitations: ['quotes', 'fuelSurcharge', 'replies'],
    routes: ['invitations'],
    laneMemory: ['invitations'],
  },
  trip: {
    shipments: [],
    rateConfirmations: ['shipments'],
    legs: ['shipments'],
    crossings: ['legs'],
    border: ['crossings'],
    bridgeWaits: [],
    moves: ['shipments'],
    arrivals: ['shipments'],
    cartaPorte: ['legs'],
    accessorials: ['rateConfirmations'],
    evidence: ['accessorials'],
    bankAccounts: ['shipments'],
    settlements: ['evidence', 'bankAccounts'],
    tracking: ['evidence', 'arrivals'],
    loadFile: ['settlements', 'crossings', 'cartaPorte'],
  },
  award: {
    matching: [],
    combinations: [],
    awards: [],
  },
  site: {
    inquiries: [],
    registrations: ['inquiries'],
    plans: ['inquiries'],
    feeds: [],
  },
  insight: {
    figures: [],
    results: ['figures'],
    map: [],
    history: [],
    confidence: [],
    identityFacts: [],
    weeklySummary: ['results'],
    home: [],
  },
  account: {
    session: [],
    live: ['session'],
    changeFeed: ['live'],
    personalData: [],
    companyData: [],
  },
};

/** Whether a module may import another, each named by its area and its name. */
export function knows(from, to) {
  if (from.area !== to.area) return AREAS.indexOf(to.area) < AREAS.indexOf(from.area);
  return reaches(MODULES[from.area] ?? {}, from.module, to.module);
}

/** The area of a module; undefined for a name that no area has. */
export function areaOf(module) {
  return Object.keys(MODULES).find((area) => module in MODULES[area]);
}

function reaches(modules, module, other) {
  const known = modules[module] ?? [];
  return known.some((one) => one === other || reaches(modules, one, other));
}
