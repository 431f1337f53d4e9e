import type { Operation } from '../contract/openapi.ts';
import { Refusal } from '../errors/errors.ts';
import type { Actor } from './actor.ts';

/** The scope that an API key needs for an operation, as the generated contract names it; undefined when it takes no key. */
export function keyScopeOf({ security = [] }: Operation): string | undefined {
  return security.flatMap(({ key = [] }) => key)[0];
}

/**
 * The caller during an operation; throws 403 when its API key does not reach the operation. Without the scope to write,
 * it only reads, so that answers offer no other actions.
 */
export function withinScopes(actor: Actor, operation: Operation): Actor {
  if (!actor.key) return actor;
  const { scopes } = actor.key;
  const scope = keyScopeOf(operation);
  if (!scope) throw new Refusal('KEY_NOT_ACCEPTED');
  if (!scopes.includes(scope)) throw new Refusal('KEY_SCOPE', { params: { scope } });
  const hasWriteScope = scopes.includes(scope.replace(/:.*/, ':write'));
  return hasWriteScope ? actor : { ...actor, access: 'read_only' };
}
