import type { Contract, Operation, Parameter, PathItem, Reference } from './openapi.ts';

/**
 * Adds to a bundled contract what no contract.yaml repeats: the parameters and the response of lists, the operations
 * that `x-history`, `x-bulk` and `x-export` name, and the problem responses of each operation.
 */
export function addDerived(contract: Contract): void {
  for (const [path, { get, delete: archive }] of Object.entries(contract.paths)) {
    if (get?.['x-sort']) asList(get);
    if (get?.['x-export']) contract.paths[`${path}/export`] = { get: exportOf(contract, get) };
    if (get?.['x-history']) contract.paths[`${path}/history`] = changesOf(get);
    if (archive?.['x-bulk'])
      contract.paths[path.replace('{id}', 'bulk')] = { post: bulkOf(archive) };
  }
  everyOperation(contract).forEach(addProblems);
  everyOperation(contract).forEach(markDeprecated);
  addKeyScopes(contract);
}

/** Makes an operation a list: it answers an array of rows, or their count or counts when these are requested. */
function asList(operation: Operation) {
  const { 'x-count-by': fields } = operation;
  const { schema } = (operation.responses['200'] as Answer).content['application/json'];
  const counts = [shared('schemas', 'Count'), ...(fields ? [shared('schemas', 'Counts')] : [])];
  operation.parameters = [
    ...PAGE.map(parameter),
    ...(fields ? [countBy(fields)] : []),
    ...(operation.parameters ?? []),
  ];
  operation.responses['200'] = {
    description: 'A page, or the count where the count was asked for.',
    headers: {
      'Content-Range': shared('headers', 'ContentRange'),
      'X-Total-Is': shared('headers', 'TotalIs'),
      Link: shared('headers', 'NextPage'),
    },
    content: { 'application/json': { schema: { oneOf: [schema, ...counts] } } },
  };
}

function countBy(fields: string[]): Parameter {
  const description = 'Returns only the number of records by the values of this field.';
  return { name: 'countBy', in: 'query', description, schema: { type: 'string', enum: fields } };
}

const PAGE = [
  ...['limit', 'offset', 'cursor', 'range', 'sort', 'filter'],
  ...['total', 'countQuery', 'ids'],
];

interface Answer {
  content: Record<'application/json', { schema: object }>;
}

/** The operation that exports all rows of a list: the same filters and sorts, without the page parameters. */
function exportOf(contract: Contract, list: Operation): Operation {
  const { 'x-export': operationId = '', 'x-count-by': _, parameters = [], ...rest } = list;
  return {
    ...rest,
    operationId,
    'x-rows': rowsOf(list),
    summary: `${list.summary}, all as a CSV file or Excel workbook`,
    parameters: [
      ...parameters.filter((one) => !UNPAGED.includes(nameOf(contract, one))),
      parameter('fileFormat'),
    ],
    responses: { '200': shared('responses', 'Export') },
  };
}

/** The schema of a list's rows. */
function rowsOf({ responses }: Operation): string | undefined {
  const { schema } = (responses['200'] as Answer).content['application/json'];
  const [list] = (schema as { oneOf: { items: { $ref?: string } }[] }).oneOf;
  return list?.items.$ref;
}

const UNPAGED = [
  ...['limit', 'offset', 'cursor', 'range', 'total'],
  ...['countQuery', 'countBy', 'internalCount'],
];

function changesOf({ tags, 'x-history': operationId = '' }: Operation): PathItem {
  const get = {
    operationId,
    tags,
    summary: 'The changes of a record, newest first',
    parameters: [parameter('limit'), parameter('offset')],
    responses: { '200': shared('responses', 'Changes') },
  };
  return { parameters: [parameter('id')], get };
}

function bulkOf({ tags, 'x-bulk': operationId = '', ...archive }: Operation): Operation {
  const schema = shared('schemas', 'BulkArchive');
  return {
    operationId,
    tags,
    summary: 'Archive several records, each independently of the others',
    ...('x-security-log' in archive && { 'x-security-log': archive['x-security-log'] }),
    parameters: [parameter('idempotencyKey')],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '200': shared('responses', 'BulkResult') },
  };
}

function addProblems({ responses }: Operation) {
  for (const status of ['4XX', '5XX']) responses[status] ??= shared('responses', 'Problem');
}

/** Marks an operation with `x-deprecated` as deprecated, and says until when it is kept. */
function markDeprecated(operation: Operation) {
  const { 'x-deprecated': dates, description = '' } = operation;
  if (!dates) return;
  operation.deprecated = true;
  operation.description = `${description} It is kept until ${dates.until}.`.trim();
}

/** Lets API keys call the operations whose scope, their tag with `read` for GET and else `write`, is in `KeyScope`. */
function addKeyScopes(contract: Contract) {
  const { enum: scopes = [] } = (contract.components.schemas?.KeyScope ?? {}) as Enum;
  for (const item of Object.values(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!('operationId' in operation) || operation.security?.length === 0) continue;
      const scope = `${operation.tags?.[0]}:${method === 'get' ? 'read' : 'write'}`;
      const others = operation.security ?? [{ token: [] }];
      if (scopes.includes(scope)) operation.security = [...others, { key: [scope] }];
    }
  }
}

interface Enum {
  enum?: string[];
}

function everyOperation({ paths }: Contract): Operation[] {
  const parts = Object.values(paths).flatMap((item) => Object.values(item));
  return parts.filter((part): part is Operation => 'operationId' in part);
}

function nameOf(contract: Contract, parameter: Parameter | Reference): string {
  if (!('$ref' in parameter)) return parameter.name;
  const parameters = contract.components.parameters as Record<string, Parameter>;
  return parameters[parameter.$ref.split('/').at(-1)!]!.name;
}

function parameter(name: string): Reference {
  return shared('parameters', name);
}

function shared(kind: string, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}
