import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Form, required, SaveButton, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { field } from '../../core/contract/field.ts';

interface MoveDialogProps {
  /** What will be done, a key. */
  title: string;
  isPending: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<void>;
}

/** Asks why a load goes back or ends. */
export function MoveDialog({ title, isPending, onClose, onSubmit }: MoveDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Form onSubmit={({ reason }: FieldValues) => onSubmit(String(reason))}>
        <DialogTitle id={id}>{translate(title)}</DialogTitle>
        <DialogContent sx={{ overflow: 'visible' }}>
          <TextInput
            source="reason"
            validate={REASON}
            label="shipments.reason"
            helperText="shipments.reasonHint"
            multiline
            minRows={2}
            fullWidth
            autoFocus
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <TextButton label="anden.action.cancel" onClick={onClose} />
          <SaveButton label={title} icon={<></>} alwaysEnable={!isPending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const REASON = [required(), ...field('ShipmentMove', 'reason').validate];
