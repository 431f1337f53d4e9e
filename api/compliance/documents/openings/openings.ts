import type { Actor } from '../../../core/auth/actor.ts';
import * as may from '../../../core/auth/policy.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AnyListQuery } from '../../../core/list/listQuery.ts';
import * as read from '../../../core/list/read.ts';
import { columns, view } from '../../../core/sql/view.ts';
import { DocumentOpening } from './DocumentOpening.ts';

/** A file of a document that somebody opens. */
interface OpenedFile {
  carrierId: string;
  documentId: string;
  number: number;
}

/** The person who opens a file: a user, or the recipient of a packet. */
type Opener =
  Pick<Actor, 'type' | 'userId' | 'companyId'> | Pick<DocumentOpening, 'recipient' | 'packetId'>;

/** Keeps that a file was opened or saved; nothing is kept of the carrier itself, whose file it is. */
export async function keepOpening(by: Opener, file: OpenedFile, isDownload = false): Promise<void> {
  if ('recipient' in by)
    await DocumentOpening.query().insert({ ...file, saved: isDownload, ...by });
  else if (by.type !== 'carrier') {
    const { userId, companyId } = by;
    await DocumentOpening.query().insert({ ...file, saved: isDownload, userId, companyId });
  }
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
