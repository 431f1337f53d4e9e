import type { Schemas } from '../../core/contract/types.ts';
import { namesIn, type Names, type WordsOf } from '../../core/export/words.ts';
import { documentTypeNames, lackNames } from '../../compliance/documents/index.ts';
import { invitationFlow } from '../../quoting/invitations/index.ts';
import { quoteFlow, reasonWords } from '../../quoting/quotes/index.ts';
import { shipmentNames } from '../../trip/shipments/index.ts';

type Entity = Schemas['HistoryEvent']['entity'];

/** The names of the statuses of each entity: a quote is "Asignada", a load "Asignado". */
const STATUSES: Record<Entity, Names> = {
  quotes: namesIn(quoteFlow),
  invitations: namesIn(invitationFlow),
  shipments: namesIn(shipmentNames),
};

function statusesOf(event: object): Names {
  return STATUSES[(event as { entity: Entity }).entity];
}

/** The names of the codes in the export of the history. */
export const historyWords: WordsOf = {
  entity: {
    quotes: ['Cotización', 'Quote'],
    invitations: ['Invitación', 'Invitation'],
    shipments: ['Embarque', 'Load'],
  },
  fromStatus: statusesOf,
  toStatus: statusesOf,
  reason: reasonWords,
  'lackingDocuments.type': documentTypeNames,
  'lackingDocuments.state': lackNames,
};
