import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import type { Invitation } from '../quote.ts';
import { CallButton } from './CallButton.tsx';
import { ReasonInputs } from '../actions/ReasonInputs.tsx';
import { VerbButton } from '../actions/VerbButton.tsx';

/** What the broker may do with one carrier's invitation: log a call, reject its rate, take that back. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { id, carrierName, status, quoteStatus = 'created' } = invitation;
  const isUndecided = UNDECIDED.includes(quoteStatus);
  const mayCall = isUndecided && CALLED.includes(status);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.75 }}>
      {mayCall && quoteStatus !== 'not_available' && <CallButton invitation={invitation} />}
      {status === 'rated' && isUndecided && (
        <VerbButton
          of={{ resource: 'invitations', id }}
          verb="reject"
          words="quotes.reject"
          about={carrierName}
          variant="text"
          size="small"
          color="error"
        >
          <ReasonInputs of="RateReject" />
        </VerbButton>
      )}
      {status === 'rejected' && isUndecided && <RestoreButton invitation={invitation} />}
    </Box>
  );
}

function RestoreButton({ invitation: { id, carrierName } }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { act, isPending } = useAct('quotes.restore.done', 'quotes.restore.failed');
  const label = translate('quotes.restore.action');
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`${label}: ${carrierName}`}
      onClick={() => act({ resource: 'invitations', id, verb: 'restore' })}
    >
      {label}
    </Button>
  );
}

const UNDECIDED = ['sent', 'rated', 'answered', 'not_available'];
const CALLED = ['sent', 'in_contact', 'available', 'rated'];
