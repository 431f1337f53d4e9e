import { resolve, type Contract, type Operation, type Parameter } from '../openapi.ts';

/**
 * Names the statuses of the problems that each operation can answer, beside `4XX` and `5XX` for those of its module. Each
 * status lists the codes that any operation can answer with it.
 */
export function addProblems(contract: Contract, codes: Record<string, ErrorCode>): void {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!('operationId' in operation)) continue;
      const codeStatuses = (operation['x-codes'] ?? []).map((code) => codes[code]!.status);
      for (const status of [...statusesOf(contract, { path, method, operation }), ...codeStatuses])
        operation.responses[status] ??= { $ref: `#/components/responses/Problem${status}` };
    }
  }
  for (const status of new Set(Object.values(codes).map((code) => code.status)))
    contract.components.responses![`Problem${status}`] = problemOf(status, codes);
}

/** An error code as the contract defines it. */
export interface ErrorCode {
  status: number;
  en: string;
}

interface Place {
  path: string;
  method: string;
  operation: Operation;
}

function statusesOf(contract: Contract, { path, method, operation }: Place): number[] {
  const { security, parameters = [], requestBody } = operation;
  const names = parameters.map((one) => resolve<Parameter>(contract, one).name);
  const isPublic = security?.length === 0;
  const hasId = path.includes('{') || security?.some(({ link }) => link);
  const isChange = method !== 'get';
  return [
    ...(requestBody ? [400, 413, 415] : []),
    ...(isPublic ? [] : [401, 403]),
    ...(hasId ? [404] : []),
    ...(isChange && !isPublic ? [409] : []),
    ...(names.includes('If-Match') ? [412] : []),
    ...(hasId || requestBody || names.length > 0 ? [422] : []),
    ...(isPublic && !operation['x-rate-limit'] ? [] : [429]),
    ...[500, 503],
  ];
}

function problemOf(status: number, codes: Record<string, ErrorCode>) {
  const statusCodes = Object.entries(codes).filter(([, code]) => code.status === status);
  const meanings = statusCodes.map(([name, { en }]) => `\`${name}\`: ${en}`);
  const [first] = statusCodes;
  const example = first && {
    type: 'about:blank',
    title: first[1].en,
    status,
    code: first[0],
  };
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description: meanings.join('\n\n'),
    content: { 'application/problem+json': { schema, ...(example && { example }) } },
  };
}
