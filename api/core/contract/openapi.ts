/** At most `limit` calls within `seconds`: the `x-rate-limit` of an operation. */
export interface RateLimit {
  limit: number;
  seconds: number;
}

/** One operation of the contract, with the product's OpenAPI extensions (`x-…`). */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
  /** Fields a list may be sorted by; its presence makes the operation a list. */
  'x-sort'?: string[];
  'x-default-sort'?: string;
  /** On a list: the fields by whose values its records may be counted. */
  'x-count-by'?: string[];
  /** On a list: the operationId of the export of all its rows. */
  'x-export'?: string;
  /** On an export: the schema of its rows. */
  'x-rows'?: string;
  /** Whether it ends a record that has no DELETE; the refusal of a DELETE names it. */
  'x-ends-record'?: boolean;
  /** On the GET of a record: the operationId that lists its changes. */
  'x-history'?: string;
  /** On the DELETE of a record: the operationId that archives several records. */
  'x-bulk'?: string;
  /** Whether the fields of the body may be sent as query parameters, as some calls of the specification do. */
  'x-fields-in-query'?: boolean;
  /**
   * Whether it reads or sets the session's cookie: it is accepted from the product's own pages only, and takes no write
   * slot, because it waits for the identity provider.
   */
  'x-session-cookie'?: boolean;
  /** The event of the security log, if the call has one of the fields or none are named. */
  'x-security-log'?: { event: 'sign_in' | 'rights' | 'personal_data'; fields?: string[] };
  /** The field of the answer that only the first call with an `Idempotency-Key` gets; it is not stored for repeats. */
  'x-shown-once'?: string;
  /** The calls that one IP address may make. */
  'x-rate-limit'?: RateLimit;
  /** On a PUT: the operationId of the PATCH whose handler serves it. */
  'x-handler'?: string;
  deprecated?: boolean;
  /**
   * The days, `YYYY-MM-DD`, since when it is deprecated and until when it is kept; its answers say so in the headers
   * `Deprecation` and `Sunset`.
   */
  'x-deprecated'?: { since: string; until: string };
  /** The error codes that it can answer beside those of every operation of its shape. */
  'x-codes'?: string[];
  /** Examples of calls, as programs that show the contract read them. */
  'x-codeSamples'?: { lang: string; source: string }[];
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: { type?: string | string[]; $ref?: string; enum?: string[] };
}

export interface Reference {
  $ref: string;
}

type Method = (typeof methods)[number];
export type PathItem = Partial<Record<Method, Operation>> & {
  parameters?: Operation['parameters'];
};

export interface Contract {
  info?: { version: string };
  paths: Record<string, PathItem>;
  /** The calls that the product makes to its consumers. */
  webhooks?: Record<string, PathItem>;
  components: Record<string, Record<string, object>>;
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Every operation with its method and path, sorted so that fixed path segments come before parameters. */
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

/** The component that a `$ref` of the contract refers to; any other value unchanged. */
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
