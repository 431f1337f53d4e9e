import { as } from '../client.ts';
import { CALLS } from './calls.ts';
import { RECORDS, type Target } from './records.ts';
import type { Call } from './requests.ts';
import { COLUMNS, TABLE, type Cell, type Column, type Row } from './table.ts';
import type { Person, World } from './world.ts';

/** One call of one person about one record, and what the table says of it. */
export interface Visit {
  resource: string;
  record: string;
  call: Call;
  person: Person;
  expected: Cell;
}

/** Everything that the table says of a resource, as calls. */
export function visits(resource: string, { people }: World): Visit[] {
  return TABLE[resource]!.flatMap(([record, actions, cells]) =>
    callsOf(resource, actions).flatMap((call) =>
      people.map((person) => {
        const said = cellAt(cells, person.column);
        const expected = person.readsOnly && !call.reads ? '-' : said;
        return {
          resource,
          record,
          call,
          person,
          expected: called(resource, call, person, expected),
        };
      }),
    ),
  ).filter(({ expected }) => expected !== '.');
}

/** What the API did otherwise, in words; undefined where it did as the table says. */
export async function difference(world: World, visit: Visit): Promise<string | undefined> {
  const { resource, record, call, person, expected } = visit;
  const target = await recordFor(world, visit);
  const got = await call.ask({ client: as(person.user), world, person, target });
  if (got === expected) return undefined;
  return `${person.name}: ${call.operationId} (${call.action}) of ${resource} ${record}: ${expected} became ${got}`;
}

function callsOf(resource: string, actions: string) {
  const named = actions.split(' ');
  return CALLS[resource]!.filter(({ action }) => named.includes(action));
}

function cellAt(cells: string, column: Column) {
  return cells.replaceAll(' ', '')[COLUMNS.indexOf(column)] as Cell;
}

/** A bulk call is refused as a whole to whoever may delete none of the kind, hidden or not. */
function called(resource: string, { operationId }: Call, { column }: Person, expected: Cell): Cell {
  const isBulk = operationId.startsWith('bulk');
  const deletes = ([, actions, cells]: Row) =>
    actions.includes('delete') && cellAt(cells, column) === '+';
  return isBulk && !TABLE[resource]!.some(deletes) ? '-' : expected;
}

const shown = new WeakMap<World, Map<string, Promise<Target>>>();

/** What is only read is read by all; what is changed is new each time. */
function recordFor(world: World, { resource, record, call, person }: Visit): Promise<Target> {
  if (record === 'none') return Promise.resolve({ id: '' });
  const build = () => RECORDS[resource]![record]!(world, person);
  if (!call.reads || record === 'self') return build();
  const known = shown.get(world) ?? new Map<string, Promise<Target>>();
  shown.set(world, known);
  const key = `${resource} ${record}`;
  if (!known.has(key)) known.set(key, build());
  return known.get(key)!;
}
