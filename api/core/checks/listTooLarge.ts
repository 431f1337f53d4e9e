import { Refusal } from '../errors/errors.ts';
import { withCommas } from '../../shared/readDecimal.ts';
import { resolve, type Contract, type Operation } from '../contract/document.ts';

/** The size of a JSON body, in MB. */
export const MAX_BODY_MB = 1;

/** The maximum number of records of an operation whose body is a list; undefined for other operations. */
export function mostRecords(contract: Contract, operation: Operation): number | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolve<{ maxItems?: number }>(contract, schema).maxItems;
}

/** The specification's error "list too large" (section 5), for a body with too many records or bytes. */
export function listTooLarge(records: number, cause?: unknown): Refusal {
  const most = withCommas(records);
  const limit = {
    es: `cada llamada lleva hasta ${most} registros y ${MAX_BODY_MB} MB`,
    en: `a call takes up to ${most} records and ${MAX_BODY_MB} MB`,
  };
  return new Refusal('LIST_TOO_LARGE', { params: { limit }, cause });
}
