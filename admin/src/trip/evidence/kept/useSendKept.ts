import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { sendAll } from './store.ts';

/** Sends what waits on this device, says what was sent and refused, and reads anew what changed by it. */
export function useSendKept(): () => Promise<void> {
  const notify = useNotify();
  const client = useQueryClient();
  return useCallback(async () => {
    const { count, refusedFiles: refused } = await sendAll();
    for (const { fileName: name, refusal: reason } of refused)
      notify('evidence.refused', { type: 'error', messageArgs: { name, reason } });
    if (count > 0 && refused.length === 0) notify('evidence.sent', { type: 'success' });
    if (count > 0) await client.invalidateQueries();
  }, [notify, client]);
}
