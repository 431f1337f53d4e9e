import { Box } from '@mui/material';
import { BooleanInput, RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { useWatch } from 'react-hook-form';
import { choices, field } from '../../../core/contract/field.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { useRateDoubts } from '../award/useQuoteDoubts.ts';
import type { Invitation } from '../quote.ts';
import { StopOffInput } from '../../../freight/rates/StopOffInput.tsx';
import { TransitInputs } from '../../../freight/rates/TransitInputs.tsx';
import { additionalStopsOf, PARTS, sumOf } from '../../../freight/rates/rateParts.ts';
import { MailedReply } from './MailedReply.tsx';
import { PasteReply } from './PasteReply.tsx';
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
      {isReply ? <MailedReply invitation={invitation} /> : <PasteReply invitation={invitation} />}
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
  const { outcome, ...values } = useWatch() as CallValues;
  if (outcome === 'rejected_by_carrier')
    return (
      <SelectInput
        {...field('InvitationCall', 'reason')}
        label="anden.reasons.why"
        choices={choices('InvitationCall', 'reason', 'anden.reasons')}
      />
    );
  if (outcome !== 'rated') return null;
  return <RateDetails byParts={isByParts(values)} additionalStops={additionalStops} />;
}

/** The inputs of the rate; where stops can be charged for, it can be itemized by hand. */
function RateDetails(props: { byParts: boolean; additionalStops: number }) {
  const { byParts, additionalStops } = props;
  const amounts = byParts ? PARTS : (['allIn'] as const);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5 }}
    >
      {amounts.map((name) => (
        <DecimalInput
          key={name}
          {...field('RateInput', name, 'rate.')}
          label={name === 'allIn' ? 'invitations.rate.allIn' : `anden.part.${name}`}
          helperText="anden.withoutTax"
        />
      ))}
      <StopOffInput additionalStops={additionalStops} isAdded={byParts} prefix="rate." />
      <SelectInput
        {...field('RateInput', 'currency', 'rate.')}
        label="resources.quotes.fields.currency"
        choices={choices('RateInput', 'currency', 'anden.currency')}
      />
      {additionalStops > 0 && (
        <BooleanInput
          source="byParts"
          label="invitations.rate.byParts"
          format={(chosen?: boolean | null) => chosen ?? byParts}
        />
      )}
      <TransitInputs prefix="rate." />
    </Box>
  );
}

/** Whether the rate is itemized: by the choice of the person, otherwise because a reply has filled its linehaul. */
function isByParts({ byParts, rate }: CallValues): boolean {
  return byParts ?? rate?.linehaul !== undefined;
}

/** The rate without the amounts that are not asked for. */
function rateOf(values: CallValues): NonNullable<CallValues['rate']> {
  const left: string[] = isByParts(values) ? ['allIn'] : [...PARTS];
  const entries = Object.entries(values.rate ?? {});
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
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
