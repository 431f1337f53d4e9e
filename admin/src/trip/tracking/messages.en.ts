import type { es } from './messages.es.ts';

/** The texts of the customer's link and of the load's file in English. */
export const en: typeof es = {
  resources: { tracking: { name: 'Tracking |||| Tracking', fields: {} } },
  tracking: {
    title: 'Customer and trip file',
    fileTitle: 'Trip file',
    customer: 'the customer',
    help: 'The link shows the customer status, times, delays and accepted proof of delivery; never the carrier or amounts.',
    file: 'Download trip file',
    fileHelp:
      'The trip file has the cover, rate confirmations, proof documents and the activity log, with their SHA-256. Keep it for five years.',
  },
};
