import { Box, Typography } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { CommentInput } from '../../../core/actions/CommentInput.tsx';
import { choices, field } from '../../../core/contract/field.ts';
import { dayFromNow } from '../../../core/data/serverClock.ts';
import { DecimalInput } from '../../../core/inputs/DecimalInput.tsx';
import { FutureDateInput } from '../../../core/inputs/FutureDateInput.tsx';
import { useChosenOffer, useTypedSale } from '../award/ChosenPrice.tsx';
import { isSettled } from '../award/margin.ts';
import { isLoss, useSaleDoubts } from '../award/useQuoteDoubts.ts';
import type { Quote } from '../quote.ts';
import { ShareMargin } from './ShareMargin.tsx';
import { ShareText } from './ShareText.tsx';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';

interface Shared {
  saleValue?: string;
  currency?: Quote['currency'];
}

/**
 * The button that shares a price with the customer, with its last valid day and a comment; it starts with the price
 * typed beside the comparison, if any.
 */
export function ShareButton({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const cost = useCost(quote);
  const [sale] = useTypedSale(quote, cost ?? '0');
  const doubts = useSaleDoubts(quote);
  const saleValue = (isSettled(sale) && sale.saleValue) || quote.saleValue;
  return (
    <VerbButton
      of={{ resource: 'quotes', id: quote.id }}
      verb="share"
      words="quotes.share"
      start={{ saleValue, currency: quote.currency, validUntil: lastDayOf(quote) }}
      doubts={(shared: Shared) => doubts(shared.saleValue ?? '', cost, shared.currency)}
      reason={{
        ...LOSS,
        isNeeded: (shared: Shared) => isLoss(quote, shared.saleValue ?? '', cost, shared.currency),
      }}
    >
      <Typography sx={{ mb: 1.5 }}>
        {quote.customerId
          ? translate('quotes.share.reaches', { customer: quote.customerName ?? '' })
          : translate('quotes.share.reachesNobody')}
      </Typography>
      <Box sx={PRICE}>
        <DecimalInput
          {...field('QuoteShare', 'saleValue')}
          label="resources.quotes.fields.saleValue"
          helperText="anden.withoutTax"
        />
        <SelectInput
          {...field('QuoteShare', 'currency')}
          label="resources.quotes.fields.currency"
          choices={choices('QuoteShare', 'currency', 'anden.currency')}
        />
      </Box>
      {cost && <ShareMargin quote={quote} cost={cost} />}
      <FutureDateInput {...field('QuoteShare', 'validUntil')} label="quotes.share.validUntil" />
      <CommentInput of="QuoteShare" />
      <ShareText quote={quote} />
    </VerbButton>
  );
}

/** A price is valid for a week by default, but not beyond the pick-up. */
function lastDayOf({ pickupDate }: Quote): string {
  const [today, inAWeek] = [dayFromNow(), dayFromNow(7)];
  if (!pickupDate || pickupDate > inAWeek) return inAWeek;
  return pickupDate < today ? today : pickupDate;
}

/** The cost of the load: the agreed rate, otherwise the rate chosen in the comparison, otherwise the lowest. */
function useCost(quote: Quote): string | null | undefined {
  const { offer } = useChosenOffer(quote);
  return quote.purchaseCost ?? offer?.amount ?? quote.bestRate;
}

const LOSS = { of: ['QuoteShare', 'lossReason'], label: 'quotes.share.lossReason' } as const;
const PRICE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 1.5,
};
