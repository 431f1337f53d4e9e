import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { patiently } from '../../../core/data/idempotency.ts';
import { isUnreachable, type Problem } from '../../../core/data/problem.ts';
import { uploadFile } from './uploadFile.ts';

/**
 * Uploads the files of a document one after the other, as pages of one, and notifies the result; `progress` is null while
 * there is no upload. Afterwards `sent` is the version that further pages continue. The same file chosen again after a
 * lost answer has the same Idempotency-Key, so that it becomes one version.
 */
export function useUpload(uuid: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const [keys] = useState(uploadKeys);
  const [sent, setSent] = useState<number>();
  const upload = async (files: File[], after?: number) => {
    setProgress(0);
    let behind = after;
    try {
      for (const [at, file] of files.entries()) {
        const onProgress = (share: number) => setProgress((at + share) / files.length);
        const key = keys.of(file, behind);
        behind = await patiently(() => uploadFile({ uuid, behind }, file, key, onProgress));
        setSent(behind);
      }
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
  return { progress, upload, sent };
}

/** The same key for the same file behind the same version until `restart` is called. */
function uploadKeys() {
  let last: { name: string; key: string } | undefined;
  return {
    of({ name: fileName, size }: File, behind = 0): string {
      const name = `${fileName} ${size} ${behind}`;
      if (last?.name !== name) last = { name, key: crypto.randomUUID() };
      return last.key;
    },
    restart() {
      last = undefined;
    },
  };
}
