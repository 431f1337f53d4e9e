import { namesIn, type Names, type WordsOf } from '../core/export/words.ts';
import { invitationFlow } from '../invitations/index.ts';
import { quoteWords, reasonWords } from '../quotes/index.ts';
import { shipmentWords } from '../shipments/index.ts';

/** The names of the statuses of quotes, invitations and shipments; equal codes have equal names. */
const STATUSES: Names = {
  ...shipmentWords.status,
  ...namesIn(invitationFlow),
  ...quoteWords.status,
};

/** Names of the codes in the export of the history. */
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
