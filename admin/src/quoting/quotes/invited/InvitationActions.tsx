import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../core/actions/useAct.ts';
import { LinkButton } from '../../../freight/links/LinkButton.tsx';
import { MailButton } from '../../../freight/links/MailButton.tsx';
import { useTimeLeft } from '../../../core/fields/Countdown.tsx';
import type { Invitation } from '../quote.ts';
import { CallButton } from './CallButton.tsx';
import { LateReplyButton } from './LateReplyButton.tsx';
import { linkedTo } from './linkedTo.ts';
import { ReadReplyButton } from './ReadReplyButton.tsx';
import { ReasonInputs } from '../actions/ReasonInputs.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

/** The broker's buttons for an invitation: record a call or a late rate, send its link, mail it again, reject its rate, undo the rejection. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { id, carrierName, status, quoteStatus = 'created', mails = [] } = invitation;
  const { replyCount = 0, closeReason } = invitation;
  const linkTarget = linkedTo(invitation);
  const isUndecided = UNDECIDED.includes(quoteStatus);
  const mayCall = isUndecided && quoteStatus !== 'not_available' && CALLED.includes(status);
  const isLate = isUndecided && status === 'not_available' && closeReason === 'expired';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: replyCount > 0 ? 0 : -0.75 }}>
      {mayCall && (
        <>
          {replyCount > 0 && <CallButton invitation={invitation} isReply />}
          <CallButton invitation={invitation} />
          <LinkButton linkTarget={linkTarget} />
          <MailButton
            linkTarget={linkTarget}
            to={mails.length === 1 ? mails[0]!.recipient : undefined}
          />
        </>
      )}
      {isLate && <LateReplyButton invitation={invitation} />}
      {replyCount > 0 && !mayCall && !isLate && <ReadReplyButton invitation={invitation} />}
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
      {status === 'rejected' && isUndecided && (
        <UndoButton invitation={invitation} verb="restore" />
      )}
      {isUndecided && <UndoLoggedDecline invitation={invitation} />}
    </Box>
  );
}

/** Takes back a refusal that was logged in a call, while the carrier may still answer. */
function UndoLoggedDecline({ invitation }: { invitation: Invitation }) {
  const { isOver } = useTimeLeft(invitation.deadlineAt ?? '');
  if (!invitation.isLoggedDecline || isOver) return null;
  return <UndoButton invitation={invitation} verb="reopen" />;
}

interface UndoButtonProps {
  invitation: Invitation;
  verb: 'restore' | 'reopen';
}

function UndoButton({ invitation: { id, carrierName }, verb }: UndoButtonProps) {
  const translate = useTranslate();
  const { act, isPending } = useAct(`quotes.${verb}.done`, `quotes.${verb}.failed`);
  const label = translate(`quotes.${verb}.action`);
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`${label}: ${carrierName}`}
      onClick={() => act({ resource: 'invitations', id, verb })}
    >
      {label}
    </Button>
  );
}

const UNDECIDED = ['sent', 'rated', 'answered', 'not_available'];
const CALLED = ['sent', 'in_contact', 'available', 'rated'];
