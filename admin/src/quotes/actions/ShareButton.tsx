import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { FutureDateInput } from '../../core/inputs/FutureDateInput.tsx';
import { useChosenOffer, useTypedSale } from '../award/ChosenPrice.tsx';
import { isSettled } from '../award/margin.ts';
import { useSaleDoubts } from '../award/useQuoteDoubts.ts';
import type { Quote } from '../quote.ts';
import { CommentInput } from './ReasonInputs.tsx';
import { ShareMargin } from './ShareMargin.tsx';
import { VerbButton } from './VerbButton.tsx';

interface Shared {
  saleValue?: string;
  currency?: Quote['currency'];
}

/** Gives the customer a price, the one typed beside the comparison if there is one, its last day and a comment. */
export function ShareButton({ quote }: { quote: Quote }) {
  const cost = useCost(quote);
  const [sale] = useTypedSale(quote, cost ?? '0');
  const doubts = useSaleDoubts(quote);
  const saleValue = (isSettled(sale) && sale.saleValue) || quote.saleValue;
  return (
    <VerbButton
      of={{ resource: 'quotes', id: quote.id }}
      verb="share"
      words="quotes.share"
      start={{ saleValue, currency: quote.currency, validUntil: inDays(7) }}
      doubts={(shared: Shared) => doubts(shared.saleValue ?? '', cost, shared.currency)}
    >
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
    </VerbButton>
  );
}

/** What the load costs: what was agreed, else the rate that is chosen beside the comparison. */
function useCost(quote: Quote): string | null | undefined {
  const { offer } = useChosenOffer(quote);
  return quote.purchaseCost ?? offer?.amount;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv');
}

const PRICE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 1.5,
};
