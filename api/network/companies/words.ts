import type { WordsOf } from '../../core/export/words.ts';

/** The names of the codes in the export of companies. */
export const companyWords: WordsOf = {
  type: {
    internal: ['Interno', 'Internal'],
    broker: ['Broker', 'Broker'],
    shipper: ['Embarcador', 'Shipper'],
  },
  plan: { free: ['Gratuito', 'Free'], premium: ['Premium', 'Premium'] },
};
