import { limitsOf } from '../contract.ts';
import type { Schemas } from '../schemas.ts';

/** The schemas of which forms have fields. */
const SCHEMAS = [
  'RateInput',
  'InvitationDecline',
  'QuoteAccept',
  'QuoteRefuse',
  'RateConfirmationAccept',
  'PacketNumber',
] as const satisfies readonly (keyof Schemas)[];

/** What the contract allows in the fields of forms, by schema and name. */
export const LIMITS = Object.fromEntries(SCHEMAS.map((schema) => [schema, limitsOf(schema)]));
