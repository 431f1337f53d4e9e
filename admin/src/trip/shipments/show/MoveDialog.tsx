import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { required, TextInput, useLocation } from 'react-admin';
import { KeptForm } from '../../../core/form/KeptForm.tsx';
import { SubmitButton } from '../../../core/form/SubmitButton.tsx';
import type { FieldValues } from 'react-hook-form';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { field } from '../../../core/contract/field.ts';

interface MoveDialogProps {
  /** The action in words. */
  title: string;
  isPending: boolean;
  onClose: () => void;
  /** Answers what is wrong, by field, if anything. */
  onSubmit: (reason: string) => Promise<object | undefined>;
}

/** The dialog that asks for the reason when a load goes back or ends. */
export function MoveDialog({ title, isPending, onClose, onSubmit }: MoveDialogProps) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <KeptForm
        place={`${pathname} ${title}`}
        record={NOTHING}
        onSubmit={({ reason }: FieldValues) => onSubmit(String(reason))}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
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
          <SubmitButton label={title} icon={<></>} alwaysEnable={!isPending} />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}

const NOTHING = {};
const REASON = [required(), ...field('ShipmentMove', 'reason').validate];
