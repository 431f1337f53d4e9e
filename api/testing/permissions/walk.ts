import { as, type Client } from '../client.ts';
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

/** A call by one user about one record, and the expected cell of the table. */
export interface Visit {
  resource: string;
  record: string;
  call: Call;
  person: Person;
  expected: Cell;
  /** The client that calls for the user; by default the user with an access token. */
  client?: Client;
}

/** The calls for every cell of a resource's rows. */
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

/**
 * The difference between the API's answer and the table's cell; undefined when they agree. With `isBroken` a rule is
 * broken, so that a call may change a record that it should not.
 */
export async function difference(
  world: World,
  visit: Visit,
  isBroken = false,
): Promise<string | undefined> {
  const { resource, record, call, person, expected, client = as(person.user) } = visit;
  const isChanged = !call.reads && (isBroken || expected === '+');
  const target = await recordFor(world, visit, isChanged);
  const got = await call.ask({ client, world, person, target });
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

/**
 * The expected cell of a bulk call: users who may do its action to no record of the resource are refused as a whole,
 * even for hidden records.
 */
function cellOfCall(
  resource: string,
  { operationId, action }: Call,
  { column }: Person,
  expected: Cell,
): Cell {
  const isBulk = operationId.startsWith('bulk');
  const allows = ([, actions, cells]: Row) =>
    actions.split(' ').includes(action) && cellAt(cells, column) === '+';
  return isBulk && !RESOURCES[resource]!.rows.some(allows) ? '-' : expected;
}

const built = new WeakMap<World, Map<string, Promise<Target>>>();

/** Calls that read and calls that are refused share one record; each call that changes it gets a new one. */
function recordFor(
  world: World,
  { resource, record, person }: Visit,
  isChanged: boolean,
): Promise<Target> {
  if (record === 'none') return Promise.resolve({ id: '' });
  const build = () => RESOURCES[resource]!.records[record]!(world, person);
  if (isChanged || record === 'self') return build();
  const known = built.get(world) ?? new Map<string, Promise<Target>>();
  built.set(world, known);
  const key = `${resource} ${record}`;
  if (!known.has(key)) known.set(key, build());
  return known.get(key)!;
}
