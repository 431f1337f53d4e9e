import type { Transaction } from 'objection';
import type { Carrier } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { recordEvent } from '../../core/records/status/events.ts';
import {
  type LackingDocument,
  lackingInWords,
  readLackingDocuments,
} from '../../compliance/documents/index.ts';
import { Invitation } from '../../quoting/invitations/index.ts';
import { demandingCustomer, type Quote } from '../../quoting/quotes/index.ts';

/**
 * Refuses with 409 a carrier that lacks a valid document for this load, and names the documents. With an override
 * reason it passes and returns the documents that were missing.
 */
export async function checkDocuments(
  trx: Transaction,
  { id: carrierId, carrierName: name }: Carrier,
  quote: Quote,
  overrideReason?: string,
): Promise<LackingDocument[]> {
  const { companyId, movement, hazmat, deliveryDate, ctpat } = quote;
  const customerId = await demandingCustomer(trx, quote);
  const load = { companyId, movement, hazmat, customerId, deliveryDate, ctpat };
  const lacking = await readLackingDocuments(trx, { carrierId, ...load });
  if (lacking.length === 0 || overrideReason) return lacking;
  const documents = lackingInWords(lacking);
  throw new Refusal('DOCUMENTS_LACKING', { params: { name, documents } });
}

/** Records in an event of the invitation who overrode which missing documents, when and why. */
export function recordOverride(
  trx: Transaction,
  actor: Actor,
  winner: Invitation,
  { lackingDocuments, comment }: { lackingDocuments: LackingDocument[]; comment: string },
) {
  const facts = { lackingDocuments };
  const cause = { userId: actor.userId, reason: 'documents_overridden', comment, facts };
  return recordEvent(trx, Invitation, { ...winner, status: 'assigned' }, 'assigned', cause);
}
