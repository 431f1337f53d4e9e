import { useMutation } from '@tanstack/react-query';
import { type HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { http } from '../../core/data/http.ts';
import type { Problem } from '../../core/data/problem.ts';
import type { CarrierDocument } from '../document.ts';

type Review = Omit<Schemas['DocumentReview'], 'uuid'>;

/** Reviews the document in context as it was looked at, and says how it went; answers what is wrong by field, if anything. */
export function useReview(success: string) {
  const { uuid, etag } = useRecordContext<CarrierDocument>()!;
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (review: Review) =>
      http('/api/carriers/documentStatus', {
        method: 'PATCH',
        body: JSON.stringify({ uuid, ...review }),
        headers: new Headers(etag ? { 'If-Match': etag } : {}),
      }),
  });
  const review = async (decision: Review): Promise<Problem['errors'] | 'done'> => {
    try {
      await mutateAsync(decision);
    } catch (error) {
      const { message, body } = error as HttpError;
      const { errors } = (body ?? {}) as Problem;
      notify(Object.values(errors ?? {}).join(' ') || message, { type: 'error' });
      return errors ?? {};
    }
    notify(success, { type: 'success' });
    refresh();
    return 'done';
  };
  return { review, isPending };
}
