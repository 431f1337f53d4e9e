import { useMutation } from '@tanstack/react-query';
import { type HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { http, ifMatch } from '../../../core/data/http.ts';
import type { Problem } from '../../../core/data/problem.ts';
import type { CarrierDocument } from '../document.ts';

type Review = Omit<Schemas['DocumentReview'], 'uuid'>;

/** The props of a dialog that reviews a document; `onDone` is called after the API accepted the review. */
export interface ReviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Returns a function that reviews the document in context, in the version that is shown, and notifies the result; it
 * returns the errors by field, if any.
 */
export function useReview(success: string, onDone: () => void) {
  const { uuid, etag } = useRecordContext<CarrierDocument>()!;
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (review: Review) =>
      http('/api/carriers/documentStatus', {
        method: 'PATCH',
        body: JSON.stringify({ uuid, ...review }),
        headers: ifMatch(etag),
      }),
  });
  const review = async (decision: Review): Promise<Problem['errors']> => {
    try {
      await mutateAsync(decision);
    } catch (error) {
      const { message, body } = error as HttpError;
      const { errors } = (body ?? {}) as Problem;
      notify(Object.values(errors ?? {}).join(' ') || message, { type: 'error' });
      return errors ?? {};
    }
    notify(success, { type: 'success' });
    onDone();
    refresh();
    return undefined;
  };
  return { review, isPending };
}
