import { Carrier, documentTypes, type DocumentType } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { everything, type Rule, type Scope } from '../../core/auth/policy.ts';
import { raw, type Transaction } from 'objection';
import { documentColumns } from './columns.ts';
import { Document } from './Document.ts';
import { DocumentVersion } from './DocumentVersion.ts';
import { documentPolicy as may, type Owned } from './policy.ts';
import { documentRowView, documentView, URGENCY } from './view.ts';

type DocumentBody = Schemas['Document'];

/** A page of the documents that have a version and that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  return read.list(documentRowView, may.visible(actor), query, LIST);
}

/** The same list as an export. */
export function exported(scope: Scope, query: AnyListQuery) {
  return exportOf(
    {
      view: documentRowView,
      columns: documentColumns,
      currencies: { insuredAmount: 'insuredCurrency' },
    },
    scope,
    query,
    LIST,
  );
}

/** A document with its versions; throws 404 outside the scope. */
export function find(scope: Scope, id: string, trx?: Transaction): Promise<DocumentBody> {
  return read.find(documentView, scope, id, trx);
}

/** One document of each type for a carrier in the scope, the required types first; creates missing records. */
export async function statuses(carriers: Scope, carrierId: string): Promise<DocumentBody[]> {
  await createMissing(carriers, carrierId);
  const query = Document.query().where({ carrierId }).select(raw(documentRowView.sql));
  const rowsOfCarrier = await read.asRows<DocumentBody>(query as never);
  const place = ({ required, type }: DocumentBody) => [!required, documentTypes.indexOf(type)];
  return rowsOfCarrier.toSorted((a, b) => compare(place(a), place(b)));
}

/** The id of a carrier's document of a type, which is created where it is missing; throws 404 outside the scope. */
export async function idOf(
  carriers: Scope,
  carrierId: string,
  type: DocumentType,
): Promise<string> {
  await createMissing(carriers, carrierId);
  const { id } = (await Document.query().findOne({ carrierId, type }).select('id'))!;
  return id;
}

async function createMissing(carriers: Scope, carrierId: string): Promise<void> {
  const carrier = await read.within(Carrier.query(), carriers).findById(carrierId);
  if (!carrier) throw new Refusal('NOT_FOUND');
  const rows = documentTypes.map((type) => ({ carrierId, type }));
  await Document.query().insert(rows).onConflict(['carrierId', 'type']).ignore();
}

/** The file of a version of a visible document, by default the newest; throws 404 when there is none. */
export async function version(scope: Scope, id: string, number?: number) {
  const { carrierId } = await find(scope, id);
  const versions = DocumentVersion.query().where({ documentId: id }).orderBy('number', 'desc');
  const fileVersion = await (number === undefined ? versions : versions.where({ number })).first();
  if (!fileVersion) throw new Refusal('NOT_FOUND');
  const { fileKey: key, fileName, mediaType, size } = fileVersion;
  const opening = { carrierId, documentId: id, number: fileVersion.number };
  return { key, fileName, mediaType, size, opened: opening };
}

/** A document whose row is locked until the transaction ends, and its newest version. */
export interface LockedDocument {
  trx: Transaction;
  document: Document;
  newest: DocumentVersion | undefined;
}

/** Locks a document, authorizes the action on it and runs the work; returns the changed document. */
export function act(
  actor: Actor,
  id: string,
  rule: Rule<Owned>,
  work: (lockedDocument: LockedDocument) => Promise<void>,
): Promise<DocumentBody> {
  const lock = async (trx: Transaction) => {
    const document = await lockWithin(Document, may.visible(actor), id, trx);
    const record = { ...document, status: document.status ?? ('missing' as const) };
    return { trx, document, record, newest: await newestOf(trx, id) };
  };
  return actOn(Document, { actor, rule, lock }, async (lockedDocument, trx) => {
    await work(lockedDocument);
    return find(everything, id, trx);
  });
}

function newestOf(trx: Transaction, documentId: string) {
  return DocumentVersion.query(trx).where({ documentId }).orderBy('number', 'desc').first();
}

const LIST: read.ListRules = {
  sorts: { urgency: URGENCY },
  filters: {
    q: (query, text: string) =>
      query.whereRaw(
        `exists (select from carriers where carriers.id = documents.carrier_id
          and folded(carrier_name || ' ' || coalesce(comercial_name, '')) like folded(?))`,
        [`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`],
      ),
    status: (query, statuses: DocumentBody['status'][]) =>
      query.whereRaw(
        `(${documentRowView.fields.status}) = any (array[${marks(statuses)}]::text[])`,
        [...statuses],
      ),
    expiresWithin: (query, days: number) =>
      query.whereRaw('documents.expiration_date <= today() + ?::int', [days]),
  },
};

function marks(values: unknown[]) {
  return values.map(() => '?').join(', ');
}

function compare([lessA, a]: (boolean | number)[], [lessB, b]: (boolean | number)[]) {
  return Number(lessA) - Number(lessB) || Number(a) - Number(b);
}
