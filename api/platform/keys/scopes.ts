import type { Actor } from '../../core/auth/actor.ts';
import { keyScopeOf } from '../../core/auth/keyScopes.ts';
import { abilities, type Policy, READS } from '../../core/auth/policy.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Module } from '../../core/modules/module.ts';

type KeyScope = Schemas['KeyScope'];

/**
 * The scopes that an actor may give to a key: those of resources in which its own role may read or change something. What
 * exactly a key may do is decided at each call, by the policies.
 */
export function scopesFor(modules: Module[], actor: Actor): KeyScope[] {
  const rights = new Map(modules.flatMap(({ name, policy }) => rightsOf(actor, name, policy)));
  const allowedNeeds = scopeNeeds().filter(({ path, scope }) => {
    const resource = [...rights.keys()].find((name) => isWithin(path, name));
    return resource && rights.get(resource)!.includes(scope.split(':')[1]!);
  });
  return [...new Set(allowedNeeds.map(({ scope }) => scope))].sort();
}

/** Whether the actor may read and write a resource, as an entry of a map. */
function rightsOf(actor: Actor, name?: string, policy?: Policy<never>): [string, string[]][] {
  if (!name || !policy) return [];
  const actions = abilities(policy, actor);
  const reads = actions.some((action) => READS.includes(action)) ? ['read'] : [];
  const writes = actions.some((action) => !READS.includes(action)) ? ['write'] : [];
  return [[name, [...reads, ...writes]]];
}

/** The operations that take keys, with the scope that each needs. */
function scopeNeeds() {
  return operations(loadContract()).flatMap(({ path, operation }) => {
    const scope = keyScopeOf(operation) as KeyScope | undefined;
    return scope ? [{ path, scope }] : [];
  });
}

function isWithin(path: string, name: string): boolean {
  return `${path}/`.startsWith(`/${name}/`);
}
