import type { Schemas } from '../core/contract/types.ts';

/** A person's account. */
export type User = Schemas['User'];

/** The type whose people belong to a carrier; all others belong to a company. */
export const CARRIER_TYPE = 4;

/** The companies that people of a type work for, by the type's id. */
export const COMPANY_TYPES: Record<number, string> = { 1: 'internal', 2: 'broker', 3: 'shipper' };

/** First and last names as one text. */
export function fullName({ firstName, lastName, maidenName }: Partial<User>): string {
  return [firstName, lastName, maidenName].filter(Boolean).join(' ');
}
