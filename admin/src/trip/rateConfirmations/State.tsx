import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import type { Confirmation } from './useConfirmations.ts';

interface StateProps {
  confirmation: Confirmation;
  isSuperseded?: boolean;
  /** Whether the load is closed or cancelled; a revision that nobody accepted then waits for nobody. */
  isOver?: boolean;
}

/** The number and date of a revision, and who accepted it when. */
export function State({ confirmation, isSuperseded, isOver }: StateProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { revision, issuedAt, acceptedAt, acceptedBy, acceptedFrom } = confirmation;
  const unaccepted = isOver ? 'notAccepted' : 'open';
  const state = isSuperseded ? 'superseded' : acceptedAt ? 'accepted' : unaccepted;
  const at = (time: string) => formatDate(time, region, { withTime: true });
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToneChip tone={TONES[state]} label={translate(`rateConfirmations.states.${state}`)} />
        <Typography variant="body2" color="text.secondary">
          {translate('rateConfirmations.issued', { revision, at: at(issuedAt) })}
        </Typography>
      </Stack>
      {acceptedAt && (
        <Typography variant="body2">
          {translate(`rateConfirmations.${acceptedFrom ? 'acceptedByLink' : 'acceptedBy'}`, {
            by: acceptedBy,
            at: at(acceptedAt),
            from: acceptedFrom,
          })}
        </Typography>
      )}
    </Stack>
  );
}

const TONES = {
  superseded: 'neutral',
  accepted: 'good',
  open: 'warning',
  notAccepted: 'neutral',
} as const;
