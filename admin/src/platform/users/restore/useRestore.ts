import { useAct } from '../../../core/actions/useAct.ts';
import type { User } from '../user.ts';

/** Restores a deactivated user; answers whether it is done. */
export function useRestore() {
  const { act, isPending } = useAct<User>('users.restore.done');
  const restore = async (id: string) =>
    (await act({ resource: 'users', id, verb: 'restore' })) !== false;
  return { restore, isPending };
}
