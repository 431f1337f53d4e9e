import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { patiently } from '../../../core/data/idempotency.ts';
import { isUnreachable, type Problem } from '../../../core/data/problem.ts';
import { uploadFile } from './uploadFile.ts';

/**
 * Uploads a document's file and notifies the result; `progress` is null while there is no upload. The same file chosen
 * again after a lost answer has the same Idempotency-Key, so that it becomes one version.
 */
export function useUpload(uuid: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [keys] = useState(uploadKeys);
  const upload = async (file: File) => {
    setProgress(0);
    try {
      await patiently(() => uploadFile(uuid, file, keys.of(file), setProgress));
      notify('documents.uploaded', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['documentStatuses'] });
      refresh();
      keys.restart();
    } catch (error) {
      if (!isUnreachable(error as Error)) keys.restart();
      const { message, body } = error as HttpError;
      const errors = Object.values((body as Problem | undefined)?.errors ?? {});
      notify(errors.join(' ') || message || 'documents.uploadFailed', { type: 'error' });
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
}

/** The same key for the same file until `restart` is called. */
function uploadKeys() {
  let last: { name: string; key: string } | undefined;
  return {
    of({ name: fileName, size }: File): string {
      const name = `${fileName} ${size}`;
      if (last?.name !== name) last = { name, key: crypto.randomUUID() };
      return last.key;
    },
    restart() {
      last = undefined;
    },
  };
}
