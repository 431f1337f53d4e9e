import { Alert } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import { field } from '../../../core/contract/field.ts';
import { additionalStopsOf } from '../../../freight/rates/rateParts.ts';
import type { Invitation } from '../quote.ts';
import { rateOf } from './callRate.ts';
import { FilledReply } from './FilledReply.tsx';
import { PasteReply } from './PasteReply.tsx';
import { RateInputs } from './RateInputs.tsx';
import type { CallValues } from './replyFill.ts';

/** Records a rate that came after the deadline, mailed, pasted or told: it is kept as late, and does not compete. */
export function LateReplyButton({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { id, carrierName, quoteCurrency, replyCount = 0 } = invitation;
  return (
    <VerbButton
      of={{ resource: 'invitations', id }}
      verb="call"
      words="quotes.lateReply"
      about={carrierName}
      size="small"
      start={{ rate: { currency: quoteCurrency } }}
      toBody={({ reportedBy, comment, ...values }: CallValues) => ({
        outcome: 'rated',
        reportedBy,
        comment,
        rate: rateOf(values),
      })}
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('quotes.lateReply.help')}
      </Alert>
      {replyCount > 0 ? (
        <FilledReply invitation={invitation} />
      ) : (
        <PasteReply invitation={invitation} />
      )}
      <TextInput {...field('InvitationCall', 'reportedBy')} label="quotes.call.reportedBy" />
      <RateInputs additionalStops={additionalStopsOf(invitation.load)} />
      <CommentInput of="InvitationCall" />
    </VerbButton>
  );
}
