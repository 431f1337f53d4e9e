import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { isCarrier } from '../../freight/users/kinds.ts';
import { tasksOf, useHome } from './useHome.ts';

/** The number of tasks of each kind that wait for the user; from the same call as home, so that no list pays for it. */
export function useWaiting(): Record<string, number> | undefined {
  const user = useSignedInUser();
  const home = useHome(user && isCarrier(user) ? 'invitations' : 'quotes');
  return home && Object.fromEntries(tasksOf(home).map(({ kind, count }) => [kind, count]));
}
