import type { Contract, Operation, Parameter, Reference } from './openapi.ts';

/** Adds beside each list with `x-export` a file of all its rows: the same filters and sorts, and no page. */
export function addExports(contract: Contract): void {
  for (const [path, { get }] of Object.entries(contract.paths)) {
    if (get?.['x-export']) contract.paths[`${path}/export`] = { get: exportOf(contract, get) };
  }
}

/** Adds a PUT beside each PATCH, which does the same; simple-rest clients send it. */
export function addReplacements(contract: Contract): void {
  for (const item of Object.values(contract.paths)) {
    if (item.patch && !item.put) item.put = replacementOf(item.patch);
  }
}

function exportOf(contract: Contract, list: Operation): Operation {
  const { 'x-export': operationId = '', parameters = [], ...rest } = list;
  return {
    ...rest,
    operationId,
    summary: `${list.summary}, all of them as a CSV file`,
    parameters: parameters.filter((one) => !PAGING.includes(nameOf(contract, one))),
    responses: { ...rest.responses, '200': { $ref: '#/components/responses/Export' } },
  };
}

const PAGING = ['limit', 'offset', 'range', 'total', 'countQuery', 'internalCount'];

function nameOf(contract: Contract, parameter: Parameter | Reference): string {
  if (!('$ref' in parameter)) return parameter.name;
  const shared = contract.components.parameters as Record<string, Parameter>;
  return shared[parameter.$ref.split('/').at(-1)!]!.name;
}

function replacementOf(patch: Operation): Operation {
  return {
    ...patch,
    operationId: patch.operationId.replace('update', 'replace'),
    summary: `${patch.summary} (as PATCH does)`,
    deprecated: true,
  };
}
