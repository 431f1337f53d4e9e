import { resolve, type Contract, type Operation, type PathItem } from './openapi.ts';

/**
 * Adds a PUT beside each PATCH with a body, for simple-rest clients, which send the whole record. Its body therefore
 * accepts also the properties that a PATCH does not have, marked `readOnly`, and ignores those that are another form of the
 * record's other properties (`x-patch-only`), because both forms stand in a record as it was read. A PATCH without a body, such as an action
 * in the query, changes nothing that a record could be replaced by.
 */
export function addReplacements(contract: Contract): void {
  for (const item of Object.values(contract.paths)) {
    if (item.patch?.requestBody && !item.put) item.put = replacementOf(contract, item, item.patch);
  }
}

/** The properties that a PUT accepts and ignores; empty for other operations. */
export function readOnlyNames({ requestBody, ...operation }: Operation): string[] {
  if (!operation['x-handler'] || !requestBody) return [];
  const { allOf = [] } = requestBody.content['application/json']!.schema as Schema;
  const properties = allOf.flatMap((part) => Object.entries(part.properties ?? {}));
  return properties.filter(([, { readOnly }]) => readOnly).map(([name]) => name);
}

interface Schema {
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  readOnly?: boolean;
  'x-patch-only'?: boolean;
  unevaluatedProperties?: boolean;
  additionalProperties?: boolean;
}

function replacementOf(contract: Contract, { get }: PathItem, patch: Operation): Operation {
  const replacement = {
    ...patch,
    operationId: patch.operationId.replace(/^[a-z]+/, 'replace'),
    'x-handler': patch.operationId,
    summary: `${patch.summary} (same as PATCH)`,
  };
  const change = patch.requestBody?.content['application/json']?.schema;
  if (!get || !change) return replacement;
  const schema = wholeRecord(contract, change, recordOf(contract, patch));
  return {
    ...replacement,
    description: WHOLE,
    requestBody: { required: true, content: { 'application/json': { schema } } },
  };
}

const WHOLE =
  'Takes the whole record as it was read: what is read-only is ignored, `id` must be that of the path, and an outdated `version` is refused with 412 as an outdated `If-Match` is.';

function recordOf(contract: Contract, { responses }: Operation): object {
  const answer = resolve<Answer>(contract, responses['200'] as Answer);
  return answer.content['application/json'].schema;
}

interface Answer {
  content: Record<'application/json', { schema: object }>;
}

/** The schema of a change, extended by the other properties of the record. */
function wholeRecord(contract: Contract, change: object, record: object): Schema {
  const { unevaluatedProperties, additionalProperties, ...open } = resolve<Schema>(
    contract,
    change,
  );
  const changedProperties = propertiesOf(contract, open);
  const others = Object.entries(propertiesOf(contract, record))
    .filter(([name]) => !(name in changedProperties) || changedProperties[name]!['x-patch-only'])
    .map(([name, schema]) => [name, { ...schema, readOnly: true }]);
  const properties = Object.fromEntries(others) as Record<string, Schema>;
  const isClosed = unevaluatedProperties === false || additionalProperties === false;
  const parts = Object.keys(open).join() === 'allOf' ? open.allOf! : [open];
  return { allOf: [...parts, { properties }], ...(isClosed && { unevaluatedProperties: false }) };
}

/** The properties of a schema and of the schemas that it is composed of, by name. */
function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> {
  const { allOf = [], properties } = resolve<Schema>(contract, schema);
  const parts = allOf.map((part) => propertiesOf(contract, part));
  return Object.assign({}, ...parts, properties) as Record<string, Schema>;
}
