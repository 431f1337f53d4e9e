import type { Actor } from '../../core/auth/actor.ts';
import type { Pattern, Scope } from '../../core/auth/policy.ts';
import { columnOf } from '../../core/sql/view.ts';
import type { Resource } from '../live/index.ts';

/** Those who see a record alike: the users of one type and role whose company or carrier a column names, or all of them. */
interface Audience {
  bit: number;
  type: Actor['type'];
  /** The column with the reader's id; none where all readers of the type see the record. */
  column?: string | undefined;
  conditions: Scope;
}

/** A resource with those who see its records, and the columns that decide it. */
export interface FedResource {
  name: string;
  audiences: Audience[];
  columns: string[];
  /** The column by which a record names the one that it is a part of. */
  whole?: string | undefined;
}

/** Returns the resources of which somebody has a list by more than the user's own id, by their table. */
export function fedResources(resources: Map<string, Resource>): Map<string, FedResource> {
  const fed = [...resources].map(([table, { name, listed, partOf }]): [string, FedResource] => {
    const audiences = KINDS.flatMap((kind) => audiencesOf(listed(actorOf(kind)), kind));
    const columns = audiences.flatMap(({ column, conditions }) => [
      ...(column ? [column] : []),
      ...conditions.flatMap((pattern) => Object.keys(pattern)),
    ]);
    const whole = partOf && columnOf(partOf);
    const read = new Set([...columns, ...(whole ? [whole] : [])]);
    return [table, { name, audiences, columns: [...read].sort(), whole }];
  });
  return new Map(fed.filter(([, { audiences }]) => audiences.length > 0));
}

/** The bit of an actor's type and role. */
export function bitOf({ type, role }: Pick<Actor, 'type' | 'role'>): number {
  const at = KINDS.findIndex((kind) => kind.type === type && kind.isMember === (role === 'member'));
  return 1 << at;
}

type Kind = { type: Actor['type']; isMember: boolean };

/** Their places are stored as bits: new ones are added at the end. */
const KINDS: Kind[] = (['internal', 'broker', 'shipper', 'carrier'] as const).flatMap((type) => [
  { type, isMember: false },
  { type, isMember: true },
]);

/** Stand for the ids of the reader and of one of its users, to see where a policy's scope has them. */
const READER = 'reader';
const USER = 'user';

function actorOf({ type, isMember }: Kind): Actor {
  const isCarrier = type === 'carrier';
  return {
    userId: USER,
    type,
    role: isMember ? 'member' : 'admin',
    access: 'full',
    companyId: isCarrier ? null : READER,
    carrierId: isCarrier ? READER : null,
    employerId: READER,
    hiddenEmployers: [],
    locale: 'es',
    timeZone: 'UTC',
  };
}

function audiencesOf(scope: Scope, { type, isMember }: Kind): Audience[] {
  const bit = bitOf({ type, role: isMember ? 'member' : 'admin' });
  return scope
    .filter((pattern) => !Object.values(pattern).includes(USER))
    .map((pattern) => ({ bit, type, ...splitOf(pattern) }));
}

function splitOf(pattern: Pattern): Pick<Audience, 'column' | 'conditions'> {
  const named = Object.entries(pattern).map(([field, value]) => [columnOf(field), value] as const);
  const column = named.find(([, value]) => value === READER)?.[0];
  const rest = named.filter(([name]) => name !== column);
  return { column, conditions: [Object.fromEntries(rest)] };
}
