import type { Schemas } from '../../core/contract/types.ts';

/** A route: a lane that a customer ships regularly. */
export type Route = Schemas['Route'];

/** The colours of a route's statuses. */
export const STATUS_TONES = { active: 'good' } as const;

/** Whether the API shows the caller the purchase side: carrier and rates. */
export function seesContract({ can, ...route }: Route): boolean {
  return 'contractRate' in route;
}
