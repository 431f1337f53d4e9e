import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { http } from '../../core/data/http.ts';

/** Saves by which channels the user hears of an event, and reads the choices again. */
export function useChoose() {
  const client = useQueryClient();
  const notify = useNotify();
  return async (change: Schemas['NotificationChoiceChange']) => {
    try {
      const body = JSON.stringify(change);
      await http('/api/notifications/choices', { method: 'POST', body });
    } catch {
      notify('notifications.choices.notSaved', { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['notificationChoices'] });
  };
}
