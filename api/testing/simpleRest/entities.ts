import { loadContract, type Contract, type Operation } from '../../core/contract/document.ts';
import { RESOURCES } from '../permissions/collected.ts';
import type { Body, Build } from '../permissions/types.ts';

/** A list of the contract whose records have paths of their own, and how a record of it is made and changed. */
export interface Entity {
  resource: string;
  list: Operation;
  one: Contract['paths'][string];
  /** The body that creates a record, and the changed fields of a PATCH; undefined where a client only reads. */
  input?: Body;
  change?: Body;
  /** Whether its records belong to no tenant: only Andén changes them. */
  isAndens: boolean;
  /** Inserts a record, for a list without records of tenants and without a POST. */
  build: Build;
}

/** The lists, with the bodies that the modules' permissions.ts send. */
export function entities(): Entity[] {
  const { paths } = loadContract();
  const lists = Object.keys(paths).filter(
    (path) => paths[`${path}/{id}`] && paths[path]!.get?.['x-sort'],
  );
  return lists.map((path) => {
    const [resource, one] = [path.slice(1), paths[`${path}/{id}`]!];
    const { own, records } = RESOURCES[resource]!;
    return {
      resource,
      list: paths[path]!.get!,
      one,
      isAndens: !own,
      build: Object.values(records)[0]!,
      input: bodyOf(paths[path]!.post),
      change: bodyOf(one.patch),
    };
  });
}

/** The body that the permission tests send to an operation; throws where they do not call it. */
function bodyOf(operation?: Operation): Body | undefined {
  if (!operation) return undefined;
  const { operationId } = operation;
  const calls = Object.values(RESOURCES).flatMap((resource) => resource.calls);
  const found = calls.find((call) => call.operationId === operationId);
  if (!found) throw new Error(`No permissions.ts calls ${operationId}`);
  return found.body;
}
