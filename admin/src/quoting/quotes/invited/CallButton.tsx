import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { useRateDoubts } from '../award/useQuoteDoubts.ts';
import type { Invitation } from '../quote.ts';
import { sumOf } from '../../../freight/rates/rateParts.ts';
import { FilledReply } from './FilledReply.tsx';
import { PasteReply } from './PasteReply.tsx';
import { RateInputs } from './RateInputs.tsx';
import type { CallValues } from './replyFill.ts';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

interface CallButtonProps {
  invitation: Invitation;
  /** Whether it shows what the carrier replied by mail, which fills the form. */
  isReply?: boolean;
}

/** The button that records a phone call with an invited carrier, or its mail: the contact, and the answer, if any. */
export function CallButton({ invitation, isReply = false }: CallButtonProps) {
  const { id, carrierName, quoteCurrency } = invitation;
  const doubts = useRateDoubts(quoteOf(invitation));
  const start = { outcome: 'in_contact', rate: { currency: quoteCurrency } };
  return (
    <VerbButton
      of={{ resource: 'invitations', id }}
      verb="call"
      words={isReply ? 'quotes.mailed' : 'quotes.call'}
      about={carrierName}
      variant={isReply ? 'outlined' : 'text'}
      size="small"
      start={start}
      toBody={bodyOf}
      doubts={({ outcome, rate = {} }: CallValues) =>
        outcome === 'rated' ? doubts(rate.allIn ?? sumOf(rate), rate.currency) : []
      }
    >
      {isReply ? <FilledReply invitation={invitation} /> : <PasteReply invitation={invitation} />}
      <TextInput {...field('InvitationCall', 'reportedBy')} label="quotes.call.reportedBy" />
      <RadioButtonGroupInput
        {...field('InvitationCall', 'outcome')}
        label="quotes.call.outcome"
        row={false}
        choices={choices('InvitationCall', 'outcome', 'quotes.call.outcomes')}
      />
      <Details />
      <CommentInput of="InvitationCall" />
    </VerbButton>
  );
}

/** The quote with whose target the rate of the call is compared. */
function quoteOf({ quoteId, quoteCurrency, load }: Invitation) {
  const { exchangeRate, targetRate } = load;
  return { id: quoteId, currency: quoteCurrency ?? 'USD', exchangeRate, targetRate };
}

function Details() {
  const outcome = useWatch({ name: 'outcome' }) as string;
  if (outcome === 'rejected_by_carrier')
    return (
      <SelectInput
        {...field('InvitationCall', 'reason')}
        label="anden.reasons.why"
        choices={choices('InvitationCall', 'reason', 'anden.reasons')}
      />
    );
  return outcome === 'rated' && <RateInputs />;
}

/** Only the fields that belong to the outcome of the call. */
function bodyOf({ outcome, reportedBy, comment, reason, rate }: CallValues) {
  return {
    outcome,
    reportedBy,
    comment,
    ...(outcome === 'rated' && { rate }),
    ...(outcome === 'rejected_by_carrier' && { reason }),
  };
}
