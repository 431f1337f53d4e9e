import { useRecordContext } from 'react-admin';
import { FormDialog } from '../../../core/actions/FormDialog.tsx';
import type { CarrierDocument } from '../document.ts';
import { ReasonInput } from './ReasonInput.tsx';
import { type ReviewDialogProps, useReview } from './useReview.ts';

/** The dialog that rejects a document: asks for the reason, which the carrier reads. */
export function RejectDialog({ isOpen, onClose, onDone }: ReviewDialogProps) {
  const { uuid } = useRecordContext<CarrierDocument>()!;
  const { review } = useReview('documents.reject.done', onDone);
  const onSubmit = (values: object) => {
    const { reason } = values as { reason: string };
    return review({ status: 'rejected', reason });
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      place={`validations/${uuid} reject`}
      title="documents.reject.title"
      text="documents.reject.ask"
      submit="documents.reject.action"
      color="error"
      onSubmit={onSubmit}
    >
      <ReasonInput />
    </FormDialog>
  );
}
