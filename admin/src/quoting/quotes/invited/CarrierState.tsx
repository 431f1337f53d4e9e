import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import type { Invitation } from '../quote.ts';
import { isSilent } from './waves.ts';

/** The status of an invited carrier; the time left while its rate is waited for, and a mark for a late rate. */
export function CarrierState({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { status, rate, deadlineAt } = invitation;
  return (
    <Box sx={CHIPS}>
      <StatusChip of="invitations" status={status} />
      {rate?.late && <ToneChip tone="warning" label={translate('quotes.late')} />}
      {deadlineAt && isSilent(invitation) && <Countdown until={deadlineAt} />}
    </Box>
  );
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' };
