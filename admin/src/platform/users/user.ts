import type { Schemas } from '../../core/contract/types.ts';

/** A user. */
export type User = Schemas['User'];

/** The user type whose users belong to a carrier; users of other types belong to a company. */
export const CARRIER_TYPE = 4;

/** The types of companies that users of a type can belong to, by the type's id. */
export const COMPANY_TYPES: Record<number, string> = { 1: 'internal', 2: 'broker', 3: 'shipper' };

/** First and last names as one text. */
export function fullName({ firstName, lastName, maidenName }: Partial<User>): string {
  return [firstName, lastName, maidenName].filter(Boolean).join(' ');
}
