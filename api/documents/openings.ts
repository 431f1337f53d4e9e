import type { Actor } from '../core/auth/actor.ts';
import * as may from '../core/auth/policy.ts';
import type { Schemas } from '../core/contract/types.ts';
import type { AnyListQuery } from '../core/list/dialect.ts';
import * as read from '../core/list/read.ts';
import { columns, view } from '../core/list/view.ts';
import { DocumentOpening } from './DocumentOpening.ts';

/** A file of a document that somebody opens. */
interface OpenedFile {
  carrierId: string;
  documentId: string;
  number: number;
}

/** Keeps that a user opened or saved a file; nothing is kept of the carrier itself, whose file it is. */
export async function keepOpening(
  { type, userId, companyId }: Actor,
  file: OpenedFile,
  saved = false,
): Promise<void> {
  if (type === 'carrier') return;
  await DocumentOpening.query().insert({ ...file, saved, userId, companyId });
}

/** A page of the openings that the actor may see: a carrier those of its own documents, staff all. */
export function listOpenings(actor: Actor, query: AnyListQuery) {
  return read.list(OPENINGS, openingsSeenBy(actor), query);
}

function openingsSeenBy({ type, carrierId }: Actor): may.Scope {
  if (type === 'internal') return may.everything;
  return type === 'carrier' ? [{ carrierId }] : may.nothing;
}

const OPENINGS = view<Schemas['DocumentOpening']>(DocumentOpening, {
  ...columns('id', 'documentId', 'number', 'saved', 'recipient', 'createdAt'),
  documentType: '(select type from documents where id = document_openings.document_id)',
  userName: `(select first_name || ' ' || last_name from users where id = document_openings.user_id)`,
  companyName: '(select name from companies where id = document_openings.company_id)',
});
