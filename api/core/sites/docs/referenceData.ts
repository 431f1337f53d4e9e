import type { Contract, Operation, PathItem } from '../../contract/document.ts';
import { resolve } from '../../contract/document.ts';

/**
 * Reduces the contract to what the list of operations shows: the contract with the summaries of its operations. The
 * page asks for the rest of an operation once it is opened, as the whole contract took seconds to show.
 */
export function outlineOf(contract: Contract): object {
  const { paths, webhooks = {}, components, ...about } = contract;
  return {
    ...about,
    paths: outlines(paths),
    webhooks: outlines(webhooks),
    components: { securitySchemes: components.securitySchemes },
  };
}

/** An operation or webhook with its examples, and with the components in place of what refers to them. */
export function operationOf(contract: Contract, id: string): object | undefined {
  for (const item of Object.values({ ...contract.webhooks, ...contract.paths }))
    for (const operation of Object.values(item) as Operation[])
      if (operation.operationId === id)
        return resolveReferences(
          contract,
          { ...operation, parameters: parametersOf(item, operation) },
          [],
        );
  return undefined;
}

function outlines(paths: Record<string, PathItem>): object {
  return mapValues(paths, ({ parameters: _, ...item }) =>
    mapValues(item, ({ operationId, summary, tags, security, deprecated }: Operation) => ({
      operationId,
      summary,
      tags,
      security,
      deprecated,
    })),
  );
}

function parametersOf(item: PathItem, operation: Operation) {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])];
}

/**
 * The value with components in place of references, without our own words. A schema within itself is only named, and so is
 * a related record, which has its own operation.
 */
function resolveReferences(contract: Contract, value: unknown, within: string[]): object {
  if (Array.isArray(value)) return value.map((one) => resolveReferences(contract, one, within));
  if (!value || typeof value !== 'object') return value as never;
  if (!('$ref' in value))
    return inOne(mapValues(withoutOwn(value), (one) => resolveReferences(contract, one, within)));
  const { $ref, ...beside } = value as { $ref: string };
  const title = $ref.slice($ref.lastIndexOf('/') + 1);
  if (within.includes($ref) || RELATED.test(within.at(-1) ?? '')) return { title, ...beside };
  const component = resolveReferences(contract, resolve(contract, { $ref }), [...within, $ref]);
  return { ...($ref.includes('/schemas/') && { title }), ...component, ...beside };
}

/** A reference to the related records of a record: `#/components/schemas/QuoteRelated`. */
const RELATED = /Related$/;

interface Schema {
  allOf?: Schema[];
  properties?: object;
  required?: string[];
}

/** The schema with the fields of the schemas that it combines, which the page would show one level deeper each. */
function inOne({ allOf, ...own }: Schema): Schema {
  if (!allOf) return own;
  const fields = allOf.filter(({ properties }) => properties);
  const rest = allOf.filter(({ properties }) => !properties);
  const whole = [...fields, own];
  return {
    ...(Object.assign({}, ...whole) as Schema),
    properties: Object.assign({}, ...whole.map(({ properties }) => properties)) as object,
    required: whole.flatMap(({ required = [] }) => required),
    ...(rest.length > 0 && { allOf: rest }),
  };
}

/** Drops `x-errors` and the like, which the page does not show. */
function withoutOwn(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith('x-')));
}

function mapValues<T, U>(values: Record<string, T>, each: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(value)]));
}
