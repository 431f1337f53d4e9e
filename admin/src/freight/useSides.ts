import { useSignedInUser } from '../core/auth/useSignedInUser.ts';

/** Which parties of a load the user sees: carriers do not see the customer, customers do not see the carrier. */
export function useSides(): { seesCustomer: boolean; seesCarrier: boolean } {
  const type = useSignedInUser()?.user_type.name ?? '';
  const runs = type === 'internal' || type === 'broker';
  return { seesCustomer: runs, seesCarrier: runs };
}
