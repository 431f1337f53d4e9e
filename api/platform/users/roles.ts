import type { Actor } from '../../core/auth/actor.ts';

/** The ids of the specification's user types and roles in the lookup tables. */
export const TYPES = { internal: 1, broker: 2, shipper: 3, carrier: 4 } as const;
export const ROLES = { root: 1, admin: 2, member: 3 } as const;

/** The name of a user type by its id. */
export function typeName(id: number): Actor['type'] {
  return nameOf(TYPES, id);
}

/** The name of a role by its id. */
export function roleName(id: number): Actor['role'] {
  return nameOf(ROLES, id);
}

function nameOf<Name extends string>(table: Record<Name, number>, id: number): Name {
  return (Object.keys(table) as Name[]).find((name) => table[name] === id)!;
}
