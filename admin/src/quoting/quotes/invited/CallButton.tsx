import { Box } from '@mui/material';
import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import type { Schemas } from '../../../core/contract/types.ts';
import { useRateDoubts } from '../award/useQuoteDoubts.ts';
import type { Invitation } from '../quote.ts';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

/** The button that records a phone call with an invited carrier: the contact, and the answer, if any. */
export function CallButton({ invitation }: { invitation: Invitation }) {
  const { id, carrierName, quoteCurrency } = invitation;
  const doubts = useRateDoubts(quoteOf(invitation));
  const start = { outcome: 'in_contact', rate: { currency: quoteCurrency } };
  return (
    <VerbButton
      of={{ resource: 'invitations', id }}
      verb="call"
      words="quotes.call"
      about={carrierName}
      variant="text"
      size="small"
      start={start}
      toBody={bodyOf}
      doubts={({ outcome, rate }: Call) =>
        outcome === 'rated' ? doubts(rate?.allIn, rate?.currency) : []
      }
    >
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
  if (outcome !== 'rated') return null;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5 }}
    >
      <DecimalInput
        {...field('RateInput', 'allIn', 'rate.')}
        label="invitations.rate.allIn"
        helperText="anden.withoutTax"
      />
      <SelectInput
        {...field('RateInput', 'currency', 'rate.')}
        label="resources.quotes.fields.currency"
        choices={choices('RateInput', 'currency', 'anden.currency')}
      />
    </Box>
  );
}

interface Call {
  outcome?: string;
  reportedBy?: string;
  comment?: string;
  reason?: string;
  rate?: Partial<Schemas['RateInput']>;
}

/** Only the fields that belong to the outcome of the call. */
function bodyOf({ outcome, reportedBy, comment, reason, rate }: Call) {
  return {
    outcome,
    reportedBy,
    comment,
    ...(outcome === 'rated' && { rate }),
    ...(outcome === 'rejected_by_carrier' && { reason }),
  };
}
