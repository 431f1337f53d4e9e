import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';

/** Runs the work of a button, which is busy until it ends; notifies the reason when it fails. */
export function useBusy() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify((error as HttpError).message || 'anden.action.failed', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
