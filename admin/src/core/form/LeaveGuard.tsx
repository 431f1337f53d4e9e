import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useIsDone } from './useIsDone.ts';

/** Asks before a page with unsaved changes is left: go on editing, leave and keep the draft, or throw it away. */
export function LeaveGuard({ onDiscard }: { onDiscard: () => void }) {
  const { dirtyFields, isSubmitting } = useFormState();
  const isDone = useIsDone();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitting && !isDone;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    onDiscard();
    blocker.proceed();
  };
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} onDiscard={discard} />;
}

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

function LeaveDialog({ onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open onClose={onStay} maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('anden.draft.leave.title')}</DialogTitle>
      <DialogContent>{translate('anden.draft.leave.text')}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={ACTIONS}>
          <Button color="error" onClick={onDiscard} sx={{ mr: { sm: 'auto !important' } }}>
            {translate('anden.draft.leave.discard')}
          </Button>
          <Button variant="outlined" onClick={onLeave}>
            {translate('anden.draft.leave.keep')}
          </Button>
          <Button variant="contained" onClick={onStay}>
            {translate('anden.draft.leave.stay')}
          </Button>
        </Stack>
      </DialogActions>
    </Dialog>
  );
}

const ACTIONS = { width: 1, minWidth: { sm: 440 }, whiteSpace: 'nowrap' };
