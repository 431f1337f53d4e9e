import { NIL } from 'uuid';
import { OWNER_COLUMNS as OWNERS } from '../../../../db/ownerColumns.ts';
import type { Actor } from '../../auth/actor.ts';
import { runStatement } from '../../sql/statement.ts';
import { columnsOf, type Entity, type Key } from '../../sql/Entity.ts';

/** The versions of a record whose changes its present owners may see; of `arrivals` only the new values. */
export interface OwnPeriods {
  firsts: number[];
  lasts: number[];
  arrivals: number[];
}

/** A change of who owns a record, by version. */
export interface Move {
  version: number;
  before: Owners;
  after: Owners;
}

type Owners = Partial<Record<(typeof OWNERS)[number], string | null>>;

/**
 * Reads which changes of a record the actor may see: all for staff, of the actor's own company, and of records that were
 * never moved.
 */
export async function readOwnPeriods(
  model: typeof Entity,
  key: Key,
  actor: Actor,
): Promise<OwnPeriods> {
  const { id, companyId = NIL } = columnsOf(model, key);
  if (actor.type === 'internal' || actor.employerId === id) return ALL;
  const values = [companyId, model.tableName, id, OWNERS];
  const moves = await runStatement<Move>(model.knex(), { text: MOVES, values });
  if (moves.length === 0) return ALL;
  const isRecord = `id = $1${model.hasCompanyKey ? ' and company_id = $2' : ''}`;
  const text = `select to_jsonb(record) as owners from "${model.tableName}" as record where ${isRecord}`;
  const keys = model.hasCompanyKey ? [id, companyId] : [id];
  const [record] = await runStatement<{ owners: Owners }>(model.knex(), { text, values: keys });
  return ownPeriods(moves, record?.owners ?? {}, actor.employerId);
}

/**
 * The periods in which the record belonged to the employer, or to the same owners as now. `moves` are in the order of
 * their versions; `now` are the record's present owners.
 */
function ownPeriods(moves: Move[], now: Owners, employerId: string | null): OwnPeriods {
  const starts = [0, ...moves.map(({ version }) => version)];
  const isOwn = ownersOf(moves, now).map(
    (owners) =>
      OWNERS.some((name) => employerId && owners[name] === employerId) ||
      OWNERS.every((name) => (owners[name] ?? null) === (now[name] ?? null)),
  );
  const ownSpans = starts.flatMap((first, i) =>
    isOwn[i]
      ? [{ first, last: (starts[i + 1] ?? NEVER) - 1, hasArrived: i > 0 && !isOwn[i - 1] }]
      : [],
  );
  return {
    firsts: ownSpans.map(({ first }) => first),
    lasts: ownSpans.map(({ last }) => last),
    arrivals: ownSpans.filter(({ hasArrived }) => hasArrived).map(({ first }) => first),
  };
}

const NEVER = 2 ** 31 - 1;
const ALL: OwnPeriods = { firsts: [0], lasts: [NEVER], arrivals: [] };

/** The owners before the first move and after each, reckoned backwards from the present ones. */
function ownersOf(moves: Move[], now: Owners): Owners[] {
  const backwards = [now];
  for (const { before, after } of moves.toReversed()) {
    const changedOwners = OWNERS.filter((name) => name in before || name in after);
    const earlier = changedOwners.map((name) => [name, before[name] ?? null]);
    backwards.push({ ...backwards.at(-1), ...Object.fromEntries(earlier) });
  }
  return backwards.reverse();
}

const MOVES = `
  select version, before, after from changes
  where company_id = $1 and entity = $2 and entity_id = $3 and action <> 'created'
    and jsonb_exists_any(before || after, $4::text[])
  order by version`;
