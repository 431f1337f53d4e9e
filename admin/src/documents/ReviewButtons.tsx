import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { CarrierDocument } from './document.ts';
import { RejectDialog } from './RejectDialog.tsx';

/** To approve or to reject the document in context, each after a confirmation; for whoever may. */
export function ReviewButtons() {
  const translate = useTranslate();
  const { can, status } = useRecordContext<CarrierDocument>()!;
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const isApproved = ['approved', 'expiring', 'expired'].includes(status);
  if (!can?.includes('review') || status === 'missing') return null;
  const close = () => setAsking(undefined);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {!isApproved && (
        <Button variant="contained" onClick={() => setAsking('approve')} sx={{ minHeight: 44 }}>
          {translate('documents.approve.action')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setAsking('reject')}
          sx={{ minHeight: 44 }}
        >
          {translate('documents.reject.action')}
        </Button>
      )}
      <ApproveDialog isOpen={asking === 'approve'} onClose={close} />
      <RejectDialog isOpen={asking === 'reject'} onClose={close} />
    </Stack>
  );
}
