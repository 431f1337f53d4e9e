import Close from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeptForm } from '../../../core/form/KeptForm.tsx';
import { additionalStopsOf } from '../../../freight/rates/rateParts.ts';
import { laneWithStops } from '../../../freight/places/placeText.ts';
import { NOT_SAVED, useAskAgain } from '../../../core/actions/useAskAgain.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import type { Invitation } from '../invitation.ts';
import { bodyOf, startOf } from './rate.ts';
import { RateInputs } from './RateInputs.tsx';
import { RateSubmit } from './RateSubmit.tsx';
import { useRateDoubts } from './useRateDoubts.ts';

interface RateDialogProps {
  invitation: Invitation;
  /** Whether the deadline has passed: a late rate is stored, but cannot win. */
  isLate: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog of the rate, full screen on a phone: the amount first, the button at the bottom. */
export function RateDialog({ invitation, isLate, isOpen, onClose }: RateDialogProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { act } = useAct(
    isLate ? 'invitations.rate.lateDone' : 'invitations.rate.done',
    'invitations.rate.failed',
  );
  const { ask, dialog } = useAskAgain();
  const doubtsOf = useRateDoubts(invitation);
  const { id, load } = invitation;
  const additionalStops = additionalStopsOf(load);
  const send = async (values: object) => {
    if (!(await ask(doubtsOf(values)))) return NOT_SAVED;
    let refused: object | undefined;
    const what = { resource: 'invitations', id, verb: 'rate' };
    const done = await act(what, bodyOf(values), (errors) => {
      refused = errors;
    });
    if (done) onClose();
    return refused;
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="xs"
      aria-labelledby="rate-title"
      sx={{ '& form': FORM }}
    >
      <KeptForm
        place={`invitations/${id} rate`}
        onSubmit={send}
        defaultValues={startOf(invitation)}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1 }}>
          <DialogTitle id="rate-title" sx={{ flex: 1, pb: 0.5 }}>
            {translate('invitations.rate.title')}
            <Typography variant="body2" color="text.secondary" component="p">
              {laneWithStops(load, translate)}
            </Typography>
          </DialogTitle>
          <IconButton
            onClick={onClose}
            aria-label={translate('ra.action.close')}
            sx={{ mt: 1.25, width: 44, height: 44 }}
          >
            <Close />
          </IconButton>
        </Box>
        <DialogContent sx={{ flex: 1, pb: 0 }}>
          {isLate && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate('invitations.rate.lateWarning')}
            </Alert>
          )}
          <RateInputs additionalStops={additionalStops} />
        </DialogContent>
        <RateSubmit additionalStops={additionalStops} />
      </KeptForm>
      {dialog}
    </Dialog>
  );
}

const FORM = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 };
