import type { Schemas } from '../../core/contract/types.ts';

/** A route: a lane that a customer ships regularly. */
export type Route = Schemas['Route'];

/** Whether the API shows the caller the purchase side: carrier and rates. */
export function seesContract({ can, ...route }: Route): boolean {
  return 'contractRate' in route;
}
