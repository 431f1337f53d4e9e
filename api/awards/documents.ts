import type { Transaction } from 'objection';
import type { Carrier } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import { Company } from '../companies/index.ts';
import { Refusal } from '../core/http/errors.ts';
import { recordEvent } from '../core/records/events.ts';
import { documentNames, missingDocuments } from '../documents/index.ts';
import { Invitation } from '../invitations/index.ts';
import type { Quote } from '../quotes/index.ts';

/**
 * Refuses with 409 a carrier that lacks a valid document for this load, and names the missing documents. With an
 * override reason it passes and returns the override to record.
 */
export async function checkDocuments(
  trx: Transaction,
  carrier: Carrier,
  { movement, hazmat, customerId }: Quote,
  overrideReason?: string,
): Promise<string | null> {
  const customer = customerId ? await Company.query(trx).findById(customerId) : undefined;
  const demands = customer?.demandedCertificates ?? [];
  const lacks = await missingDocuments(trx, carrier, { movements: [movement], hazmat, demands });
  if (lacks.length === 0) return null;
  const documents = documentNames(lacks);
  if (!overrideReason)
    throw new Refusal('DOCUMENTS_LACKING', { params: { name: carrier.carrierName, documents } });
  return `${overrideReason} (${documents.es})`.slice(0, MAX_COMMENT);
}

/** Records in an event of the invitation who overrode which missing documents, when and why. */
export function recordOverride(
  trx: Transaction,
  actor: Actor,
  winner: Invitation,
  comment: string,
) {
  const cause = { userId: actor.userId, reason: 'documents_overridden', comment };
  return recordEvent(trx, Invitation, { ...winner, status: 'assigned' }, 'assigned', cause);
}

/** The longest comment of an event, in characters. */
const MAX_COMMENT = 500;
