import { useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Problem } from '../../core/data/problem.ts';
import { uploadFile } from './uploadFile.ts';

/** Uploads a document's file and says how it went; `progress` is null while nothing is under way. */
export function useUpload(uuid: string) {
  const [progress, setProgress] = useState<number | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const upload = async (file: File) => {
    setProgress(0);
    try {
      await uploadFile(uuid, file, setProgress);
      notify('documents.uploaded', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['documentStatuses'] });
      refresh();
    } catch (error) {
      const { message, body } = error as HttpError;
      const errors = Object.values((body as Problem | undefined)?.errors ?? {});
      notify(errors.join(' ') || message || 'documents.uploadFailed', { type: 'error' });
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
}
