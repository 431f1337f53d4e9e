/** At most so many calls within so many seconds; `x-rate-limit` of an operation. */
export interface RateLimit {
  limit: number;
  seconds: number;
}

/** One operation of the contract, with the product's extensions of OpenAPI (`x-…`). */
export interface Operation {
  operationId: string;
  summary: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
  /** Fields a list may be sorted by; its presence makes the operation a list. */
  'x-sort'?: string[];
  'x-default-sort'?: string;
  /** The operationId of the file of all rows that stands beside the list. */
  'x-export'?: string;
  /** Of a record's GET, the operationId of its history, which lies below it. */
  'x-history'?: string;
  /** Of a record's DELETE, the operationId that archives several, beside it. */
  'x-bulk'?: string;
  /** The specification's calls that bring their fields in the query. */
  'x-fields-in-query'?: boolean;
  /** How often one network address may call it. */
  'x-rate-limit'?: RateLimit;
  /** Of a PUT, the operationId of the PATCH whose handler answers it. */
  'x-handler'?: string;
  deprecated?: boolean;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: { type?: string | string[]; $ref?: string };
}

export interface Reference {
  $ref: string;
}

type Method = (typeof methods)[number];
export type PathItem = Partial<Record<Method, Operation>> & {
  parameters?: Operation['parameters'];
};

export interface Contract {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Every operation with its method and path, in an order in which fixed segments come before parameters. */
export function operations(contract: Contract) {
  return Object.entries(contract.paths)
    .sort(([a], [b]) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ path, method, operation: withShared(item, operation) }] : [];
      }),
    );
}

/** What a `$ref` of the contract points at. */
export function resolve<T>(contract: Contract, value: T | Reference): T {
  if (!(value && typeof value === 'object' && '$ref' in value)) return value as T;
  const path = (value.$ref as string).slice(2).split('/');
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as T;
}

function withShared(item: PathItem, operation: Operation): Operation {
  return {
    ...operation,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
  };
}
