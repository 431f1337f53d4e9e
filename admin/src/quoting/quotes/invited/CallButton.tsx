import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { useRateDoubts } from '../award/useQuoteDoubts.ts';
import type { Invitation } from '../quote.ts';
import { additionalStopsOf, sumOf } from '../../../freight/rates/rateParts.ts';
import { FilledReply } from './FilledReply.tsx';
import { PasteReply } from './PasteReply.tsx';
import { rateOf } from './callRate.ts';
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
  const additionalStops = additionalStopsOf(invitation.load);
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
      doubts={({ outcome, ...values }: CallValues) => {
        const rate = rateOf(values);
        const total = rate.allIn ?? sumOf({ ...rate, additionalStops });
        return outcome === 'rated' ? doubts(total, rate.currency) : [];
      }}
    >
      {isReply ? <FilledReply invitation={invitation} /> : <PasteReply invitation={invitation} />}
      <TextInput {...field('InvitationCall', 'reportedBy')} label="quotes.call.reportedBy" />
      <RadioButtonGroupInput
        {...field('InvitationCall', 'outcome')}
        label="quotes.call.outcome"
        row={false}
        choices={choices('InvitationCall', 'outcome', 'quotes.call.outcomes')}
      />
      <Details additionalStops={additionalStops} />
      <CommentInput of="InvitationCall" />
    </VerbButton>
  );
}

/** The quote with whose target the rate of the call is compared. */
function quoteOf({ quoteId, quoteCurrency, load }: Invitation) {
  const { exchangeRate, targetRate } = load;
  return { id: quoteId, currency: quoteCurrency ?? 'USD', exchangeRate, targetRate };
}

function Details({ additionalStops }: { additionalStops: number }) {
  const outcome = useWatch({ name: 'outcome' }) as string;
  if (outcome === 'rejected_by_carrier')
    return (
      <SelectInput
        {...field('InvitationCall', 'reason')}
        label="anden.reasons.why"
        choices={choices('InvitationCall', 'reason', 'anden.reasons')}
      />
    );
  return outcome === 'rated' && <RateInputs additionalStops={additionalStops} />;
}

/** Only the fields that belong to the outcome of the call. */
function bodyOf({ outcome, reportedBy, comment, reason, ...values }: CallValues) {
  return {
    outcome,
    reportedBy,
    comment,
    ...(outcome === 'rated' && { rate: rateOf(values) }),
    ...(outcome === 'rejected_by_carrier' && { reason }),
  };
}
