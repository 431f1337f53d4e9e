import type { Actor } from '../../core/auth/actor.ts';
import { keyScopeOf } from '../../core/auth/keyScopes.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import { invalid } from '../../core/errors/errors.ts';
import { bitOf, type FedResource } from './audiences.ts';

/** The resources of which an actor reads changes; throws 422 for a name that is none of them. */
export function typesFor(
  actor: Actor,
  resources: Iterable<FedResource>,
  asked: string[] | undefined,
): string[] {
  const readable = [...resources].filter((resource) => reads(actor, resource));
  const names = readable.map(({ name }) => name);
  const unknown = asked?.find((name) => !names.includes(name));
  if (unknown) throw invalid('types', unknownType(unknown));
  return asked ?? names;
}

function reads(actor: Actor, { name, audiences }: FedResource): boolean {
  const bit = bitOf(actor);
  const scope = readScopes()[name];
  const isOpen = !actor.key || (scope !== undefined && actor.key.scopes.includes(scope));
  return isOpen && audiences.some((audience) => audience.bit === bit);
}

let scopes: Record<string, string | undefined> | undefined;

/** The scope that a key needs to read a record, by the path of its resource. */
function readScopes(): Record<string, string | undefined> {
  scopes ??= Object.fromEntries(
    operations(loadContract())
      .filter(({ method }) => method === 'get')
      .map(({ path, operation }) => [path.replace(/^\/|\/\{id\}$/g, ''), keyScopeOf(operation)]),
  );
  return scopes;
}

function unknownType(name: string) {
  return {
    es: `De «${name}» no recibe cambios.`,
    en: `You get no changes of "${name}".`,
  };
}
