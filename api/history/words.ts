import { namesIn, type Names, type WordsOf } from '../core/export/words.ts';
import { invitationFlow } from '../invitations/index.ts';
import { quoteWords, reasonWords } from '../quotes/index.ts';
import { shipmentWords } from '../shipments/index.ts';

/** One code is called the same wherever it stands, so that one table names the statuses of all three. */
const STATUSES: Names = {
  ...shipmentWords.status,
  ...namesIn(invitationFlow),
  ...quoteWords.status,
};

/** The words in the file of what happened. */
export const historyWords: WordsOf = {
  entity: {
    quotes: ['Cotización', 'Quote'],
    invitations: ['Invitación', 'Invitation'],
    shipments: ['Embarque', 'Shipment'],
  },
  fromStatus: STATUSES,
  toStatus: STATUSES,
  reason: reasonWords,
};
