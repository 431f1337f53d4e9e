import type { Knex } from 'knex';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { bitOf } from './audiences.ts';
import { type Place, readPlace, writePlace } from './cursor.ts';
import { numberRows } from './numbers.ts';

/** Which changes are asked for: of these resources, after a cursor if there is one. */
interface FeedRequest {
  after?: string | undefined;
  types: readonly string[];
  limit: number;
  now: Date;
}

/** Reads the next changes of the actor's feeds; throws 410 for a cursor that no kept changes follow. */
export async function readFeed(
  db: Knex,
  actor: Actor,
  { after, types, limit, now }: FeedRequest,
): Promise<Schemas['ChangePage']> {
  const place = after === undefined ? undefined : readPlace(after, now);
  const request = { place, types, bit: bitOf(actor), now };
  const ownPart = await readPart(db, actor.employerId, { ...request, at: 0, limit });
  const rest = limit - ownPart.rows.length;
  const typePart = await readPart(db, actor.type, { ...request, at: 1, limit: rest });
  const at = ownPart.until < typePart.until ? ownPart.until : typePart.until;
  return {
    changes: [...ownPart.rows, ...typePart.rows].map(presentChange),
    cursor: writePlace({ numbers: [ownPart.number, typePart.number], at }),
    hasMore: ownPart.hasMore || typePart.hasMore,
  };
}

function presentChange({ type, id, kind, number }: Row): Schemas['RecordChange'] {
  return { type, id, kind, sequence: Number(number) };
}

interface PartRequest {
  place: Place | undefined;
  /** Which number of the place is this reader's. */
  at: 0 | 1;
  types: readonly string[];
  bit: number;
  limit: number;
  now: Date;
}

/** Rows of one reader, the number up to which it is read by then, and the time of the changes that follow, at least. */
interface Part {
  rows: Row[];
  number: number;
  until: Date;
  hasMore: boolean;
}

interface Row {
  type: string;
  id: string;
  kind: string;
  number: string;
  createdAt: Date;
}

async function readPart(db: Knex, reader: string, request: PartRequest): Promise<Part> {
  const { place, at, types, bit, limit, now } = request;
  const { last, until } = await numberRows(db, reader);
  const end = { number: last, until: until ?? now, hasMore: until !== null };
  if (!place) return { rows: [], ...end };
  const from = place.numbers[at];
  if (from > last) throw new Refusal('CURSOR_GONE');
  const values = [reader, from, last, types, bit, limit + 1];
  const next = await runStatement<Row>(db, { text: ROWS, values });
  if (next.length <= limit) return { rows: next, ...end };
  const rows = next.slice(0, limit);
  const final = rows.at(-1);
  const number = final ? Number(final.number) : from;
  return { rows, number, until: final?.createdAt ?? place.at, hasMore: true };
}

const ROWS = `
  select resource as type, record_id as id, kind, number, created_at as "createdAt" from feed_rows
  where reader = $1 and number > $2 and number <= $3 and resource = any($4::text[])
    and seen_by & $5::int <> 0
  order by number limit $6`;
