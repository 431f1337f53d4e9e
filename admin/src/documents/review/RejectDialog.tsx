import { Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { Form, required, SaveButton, TextInput, useTranslate } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useReview } from './useReview.ts';

/** Asks why, in words that the carrier reads, and confirms the rejection. */
export function RejectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { review } = useReview('documents.reject.done');
  const onSubmit = async (values: object) => {
    const { reason } = values as { reason: string };
    const outcome = await review({ status: 'rejected', reason });
    if (outcome === 'done') return onClose();
    return outcome;
  };
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Form record={NOTHING} onSubmit={onSubmit} disableInvalidFormNotification>
        <DialogTitle id={id}>{translate('documents.reject.title')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {translate('documents.reject.ask')}
          </Typography>
          <TextInput
            source="reason"
            label="documents.reject.reason"
            validate={VALIDATE}
            multiline
            minRows={3}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SaveButton label="documents.reject.action" icon={<></>} alwaysEnable color="error" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const VALIDATE = [required(), ...field('DocumentReview', 'reason').validate];
const NOTHING = {};
