import type { Schemas } from '../../core/contract/types.ts';

/** A scope of an API key, such as `quotes:read`. */
export type KeyScope = Schemas['KeyScope'];

/** An action that a scope permits on a resource. */
export type Verb = 'read' | 'write';

export const VERBS: readonly Verb[] = ['read', 'write'];

/** The resources of some scopes, each once and sorted by their names in the interface. */
export function resourcesOf(scopes: readonly string[], nameOf: (resource: string) => string) {
  const resources = new Set(scopes.map((scope) => scope.split(':')[0]!));
  return [...resources].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}
