import type { Actor } from '../../core/auth/actor.ts';
import { keyScopeOf } from '../../core/auth/keyScopes.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import { invalid } from '../../core/errors/errors.ts';
import { bitOf, type FedResource } from './audiences.ts';

/** The resources of which an actor reads changes; throws 422 for a name that is none of them. */
export function typesFor(
  actor: Actor,
  resources: Iterable<FedResource>,
  asked?: string[],
): string[] {
  const readable = [...resources].filter((resource) => reads(actor, resource));
  const names = readable.map(({ name }) => name);
  const unknown = asked?.find((name) => !names.includes(name));
  if (unknown) throw invalid('types', unknownType(unknown));
  return asked ?? names;
}

function reads(actor: Actor, { name, audiences }: FedResource): boolean {
  const bit = bitOf(actor);
  const path = readPaths().get(name);
  const isOpen = !actor.key || (path?.scope && actor.key.scopes.includes(path.scope));
  return !!path && !!isOpen && audiences.some((audience) => audience.bit === bit);
}

let paths: Map<string, { scope: string | undefined }> | undefined;

/** The resources whose records have paths of their own, with the scope that a key needs to read one. */
function readPaths() {
  return (paths ??= new Map(
    operations(loadContract())
      .filter(({ path, method }) => method === 'get' && path.endsWith('/{id}'))
      .map(({ path, operation }) => [path.slice(1, -5), { scope: keyScopeOf(operation) }]),
  ));
}

function unknownType(name: string) {
  return {
    es: `De «${name}» no recibe cambios.`,
    en: `You get no changes of "${name}".`,
  };
}
