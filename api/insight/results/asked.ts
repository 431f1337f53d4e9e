import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Period } from './period.ts';

/** Whose results are asked for, and of what. */
export interface ResultsRequest {
  actor: Actor;
  period: Period;
  currency: Schemas['Results']['currency'];
  /** Only the quotes of this broker. */
  companyId?: string | undefined;
  /** Only the quotes for this customer. */
  customerId?: string | undefined;
  now: Date;
}
