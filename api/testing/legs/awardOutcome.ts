import { Invitation } from '../../quoting/invitations/index.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { Shipment } from '../../trip/shipments/index.ts';
import { testDb } from '../base/db.ts';

/** The outcome of a quote by three legs, none of which was awarded. */
export const NOTHING = JSON.stringify({
  statuses: ['rated', 'rated', 'rated', 'rated'],
  assignedLegs: 0,
  loads: 0,
  confirmations: 0,
  invitations: ['rated', 'rated', 'rated'],
});

/** The outcome of a quote by three legs, all of which were awarded. */
export const WHOLE = JSON.stringify({
  statuses: ['assigned', 'assigned', 'assigned', 'assigned'],
  assignedLegs: 3,
  loads: 4,
  confirmations: 3,
  invitations: ['assigned', 'assigned', 'assigned'],
});

/** What is there of an award by legs: the quote with its legs, their loads, confirmations and invitations. */
export async function outcome(id: string): Promise<string> {
  const db = await testDb();
  const quotes = await Quote.query().where({ id }).orWhere({ wholeId: id });
  const quoteIds = quotes.map((quote) => quote.id);
  const loads = await Shipment.query().whereIn('quoteId', quoteIds);
  const confirmations = await db('rate_confirmations').whereIn(
    'shipmentId',
    loads.map((load) => load.id),
  );
  const invitations = await Invitation.query().whereIn('quoteId', quoteIds);
  return JSON.stringify({
    statuses: quotes.map(({ status }) => status),
    assignedLegs: quotes.find((quote) => quote.id === id)!.assignedLegs,
    loads: loads.length,
    confirmations: confirmations.length,
    invitations: invitations.map(({ status }) => status),
  });
}
