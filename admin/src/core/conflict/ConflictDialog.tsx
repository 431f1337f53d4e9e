import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import type { Conflict } from './conflictOf.ts';
import { ChangesSince } from './ChangesSince.tsx';
import { TwoVersions } from './TwoVersions.tsx';

/**
 * The user's choice: save the own version over the other, show the other version, or continue editing with both merged.
 */
export type Answer = 'keep' | 'theirs' | 'edit';

interface ConflictDialogProps {
  conflict: Conflict;
  since: number;
  answer: (answer: Answer) => void;
}

/**
 * The dialog after a conflicting save: shows who saved what while the form was open, and asks which version to
 * continue with.
 */
export function ConflictDialog({ conflict, since, answer }: ConflictDialogProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const id = useId();
  const clashes = conflict.fields.length > 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={() => answer('edit')}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate('anden.conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <Typography>{translate('anden.conflict.safe')}</Typography>
        <ChangesSince since={since} />
        {clashes ? (
          <TwoVersions conflict={conflict} />
        ) : (
          <Typography sx={{ mt: 2 }}>{translate('anden.conflict.none')}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={1} sx={{ width: 1 }}>
          <Button onClick={() => answer('edit')} sx={{ mr: { sm: 'auto !important' } }}>
            {translate('anden.conflict.edit')}
          </Button>
          {clashes && (
            <Button variant="outlined" onClick={() => answer('theirs')}>
              {translate('anden.conflict.takeTheirs')}
            </Button>
          )}
          <Button variant="contained" onClick={() => answer('keep')}>
            {translate(`anden.conflict.${clashes ? 'keepMine' : 'keepBoth'}`)}
          </Button>
        </Stack>
      </DialogActions>
    </Dialog>
  );
}
