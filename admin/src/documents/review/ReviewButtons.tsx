import { Button, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { CarrierDocument } from '../document.ts';
import { RejectDialog } from './RejectDialog.tsx';

/** The decision that the open dialog asks to confirm. */
export type Review = 'approve' | 'reject';

export interface ReviewProps {
  /** Undefined while no dialog is open. */
  review?: Review;
  setReview: (review?: Review) => void;
}

/** To approve or to reject the document in context, each after a confirmation; for whoever may. */
export function ReviewButtons({ review, setReview }: ReviewProps) {
  const translate = useTranslate();
  const { can, status } = useRecordContext<CarrierDocument>()!;
  const isApproved = ['approved', 'expiring', 'expired'].includes(status);
  if (!can?.includes('review') || status === 'missing') return null;
  const close = () => setReview(undefined);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {!isApproved && (
        <Button variant="contained" onClick={() => setReview('approve')} sx={{ minHeight: 44 }}>
          {translate('documents.approve.action')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setReview('reject')}
          sx={{ minHeight: 44 }}
        >
          {translate('documents.reject.action')}
        </Button>
      )}
      <ApproveDialog isOpen={review === 'approve'} onClose={close} />
      <RejectDialog isOpen={review === 'reject'} onClose={close} />
    </Stack>
  );
}
