import type { Contract, Operation, PathItem } from '../openapi.ts';
import { addExpand, asRecord } from './choices.ts';
import { asList, exportOf } from './lists.ts';
import { parameter, componentReference } from './references.ts';

/**
 * Adds to a bundled contract what no contract.yaml repeats: the parameters and the response of lists, the operations
 * that `x-history`, `x-bulk` and `x-export` name, and the problem that each operation answers whatever the status.
 */
export function addDerived(contract: Contract): void {
  for (const [path, { get, delete: archive }] of Object.entries(contract.paths)) {
    if (get && !get['x-sort']) asRecord(contract, path, get);
    if (get?.['x-sort']) asList(get);
    if (get) addExpand(contract, get);
    if (get?.['x-export']) contract.paths[`${path}/export`] = { get: exportOf(contract, get) };
    if (get?.['x-history']) contract.paths[`${path}/history`] = changesOf(get);
    if (archive?.['x-bulk'])
      contract.paths[path.replace('{id}', 'bulk')] = { post: bulkOf(archive) };
  }
  everyOperation(contract).forEach(addProblems);
  everyOperation(contract).forEach(markDeprecated);
  addKeyScopes(contract);
}

function changesOf({ tags, 'x-history': operationId = '' }: Operation): PathItem {
  const get = {
    operationId,
    tags,
    summary: 'The changes of a record, newest first',
    parameters: [parameter('limit'), parameter('offset')],
    responses: { '200': componentReference('responses', 'Changes') },
  };
  return { parameters: [parameter('id')], get };
}

function bulkOf({ tags, 'x-bulk': operationId = '', ...archive }: Operation): Operation {
  const schema = componentReference('schemas', 'BulkArchive');
  return {
    operationId,
    tags,
    summary: 'Archive several records, each independently of the others',
    ...('x-security-log' in archive && { 'x-security-log': archive['x-security-log'] }),
    parameters: [parameter('idempotencyKey')],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '200': componentReference('responses', 'BulkResult') },
  };
}

function addProblems({ responses }: Operation) {
  responses.default ??= componentReference('responses', 'Problem');
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
