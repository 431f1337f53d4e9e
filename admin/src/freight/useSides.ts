import { useSignedInUser } from '../core/auth/useSignedInUser.ts';

/** Which of a load's parties the user deals with: a carrier never meets the customer, nor the customer the carrier. */
export function useSides(): { seesCustomer: boolean; seesCarrier: boolean } {
  const type = useSignedInUser()?.user_type.name ?? '';
  const runs = type === 'internal' || type === 'broker';
  return { seesCustomer: runs, seesCarrier: runs };
}
