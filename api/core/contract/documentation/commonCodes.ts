import { resolve, type Contract, type Operation, type Parameter } from '../openapi.ts';

interface Place {
  path: string;
  method: string;
  operation: Operation;
}

/** Lists the error codes that every operation of this shape can answer, whatever its module. */
export function commonCodes(contract: Contract, { path, method, operation }: Place): string[] {
  const { security, requestBody, parameters = [] } = operation;
  const isPublic = security?.length === 0;
  const hasId = path.includes('{') || security?.some(({ link }) => link);
  const names = parameters.map((one) => resolve<Parameter>(contract, one).name);
  // Also a POST that names no key, because one is of no use to it, takes it.
  const takesIdempotencyKey = method === 'post' && !isPublic;
  return [
    'INVALID',
    ...codesOfBody(contract, operation),
    ...(isPublic ? [] : codesOfCaller(operation, method)),
    ...(hasId ? ['NOT_FOUND'] : []),
    ...(requestBody && !isPublic ? ['CONFLICT'] : []),
    ...(method === 'delete' ? ['IN_USE'] : []),
    ...(takesIdempotencyKey ? ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_REUSED'] : []),
    ...(names.includes('If-Match') ? ['PRECONDITION_FAILED'] : []),
    ...(isPublic && !operation['x-rate-limit'] ? [] : ['TOO_MANY_REQUESTS']),
    ...['INTERNAL', 'UNAVAILABLE'],
  ];
}

function codesOfBody(contract: Contract, { requestBody }: Operation): string[] {
  if (!requestBody) return [];
  const { 'application/json': json } = requestBody.content;
  if (!json)
    return [
      'BAD_REQUEST',
      'FILE_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'FILE_EXPECTED',
      'STORAGE_FULL',
    ];
  const { maxItems } = resolve<{ maxItems?: number }>(contract, json.schema);
  return [
    'BAD_REQUEST',
    maxItems ? 'LIST_TOO_LARGE' : 'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ];
}

/** The codes of who calls: no account, no right, or a key that is not for this operation. */
function codesOfCaller({ security }: Operation, method: string): string[] {
  const takesKeys = security?.some(({ key }) => key);
  return [
    ...['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'KEY_INVALID', 'KEY_EXPIRED'],
    ...['FORBIDDEN', 'NOT_A_USER', 'DEACTIVATED', 'EMAIL_NOT_VERIFIED'],
    takesKeys ? 'KEY_SCOPE' : 'KEY_NOT_ACCEPTED',
    ...(method === 'get' ? [] : ['READ_ONLY']),
  ];
}
