import { as } from '../client.ts';
import { RESOURCES } from './collected.ts';
import {
  COLUMNS,
  type Call,
  type Cell,
  type Column,
  type Person,
  type Row,
  type Target,
  type World,
} from './types.ts';

/** One call of one person about one record, and the cell of the table for it. */
export interface Visit {
  resource: string;
  record: string;
  call: Call;
  person: Person;
  expected: Cell;
}

/** Every cell of a resource's rows, as calls. */
export function visits(resource: string, { people }: World): Visit[] {
  return RESOURCES[resource]!.rows.flatMap(([record, actions, cells]) =>
    callsOf(resource, actions).flatMap((call) =>
      people.map((person) => {
        const cell = cellAt(cells, person.column);
        const expected = person.readsOnly && !call.reads ? '-' : cell;
        return {
          resource,
          record,
          call,
          person,
          expected: cellOfCall(resource, call, person, expected),
        };
      }),
    ),
  ).filter(({ expected }) => expected !== '.');
}

/** How the API's answer differs from the table's cell; undefined where it does not. */
export async function difference(world: World, visit: Visit): Promise<string | undefined> {
  const { resource, record, call, person, expected } = visit;
  const target = await recordFor(world, visit);
  const got = await call.ask({ client: as(person.user), world, person, target });
  if (got === expected) return undefined;
  return `${person.name}: ${call.operationId} (${call.action}) of ${resource} ${record}: ${expected} became ${got}`;
}

function callsOf(resource: string, actions: string) {
  const named = actions.split(' ');
  return RESOURCES[resource]!.calls.filter(({ action }) => named.includes(action));
}

function cellAt(cells: string, column: Column) {
  return cells.replaceAll(' ', '')[COLUMNS.indexOf(column)] as Cell;
}

/** A bulk call is refused as a whole, hidden records included, to whoever may delete no record of the resource. */
function cellOfCall(
  resource: string,
  { operationId }: Call,
  { column }: Person,
  expected: Cell,
): Cell {
  const isBulk = operationId.startsWith('bulk');
  const deletes = ([, actions, cells]: Row) =>
    actions.includes('delete') && cellAt(cells, column) === '+';
  return isBulk && !RESOURCES[resource]!.rows.some(deletes) ? '-' : expected;
}

const built = new WeakMap<World, Map<string, Promise<Target>>>();

/** Calls that read share one record; each call that changes gets a new one. */
function recordFor(world: World, { resource, record, call, person }: Visit): Promise<Target> {
  if (record === 'none') return Promise.resolve({ id: '' });
  const build = () => RESOURCES[resource]!.records[record]!(world, person);
  if (!call.reads || record === 'self') return build();
  const known = built.get(world) ?? new Map<string, Promise<Target>>();
  built.set(world, known);
  const key = `${resource} ${record}`;
  if (!known.has(key)) known.set(key, build());
  return known.get(key)!;
}
