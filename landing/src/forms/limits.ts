import type { FieldLimits } from '../contract.ts';
import type { Schemas } from '../schemas.ts';
import { LIMITS } from './limits.static.ts';

/** What the contract allows in a field; the browser has no other part of the contract. */
export function fieldLimits(schema: keyof Schemas, name: string): FieldLimits {
  return LIMITS[schema]?.[name] ?? {};
}
