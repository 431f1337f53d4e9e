import { Box } from '@mui/material';
import { DateInput, SelectInput } from 'react-admin';
import { choices, field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import type { Quote } from '../quote.ts';
import { CommentInput } from './ReasonInputs.tsx';
import { VerbButton } from './VerbButton.tsx';

/** Gives the customer a price, its last day and a comment. */
export function ShareButton({ quote }: { quote: Quote }) {
  const start = { saleValue: quote.saleValue, currency: quote.currency, validUntil: inDays(7) };
  return (
    <VerbButton
      of={{ resource: 'quotes', id: quote.id }}
      verb="share"
      words="quotes.share"
      start={start}
    >
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5 }}
      >
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
      <DateInput {...field('QuoteShare', 'validUntil')} label="quotes.share.validUntil" />
      <CommentInput of="QuoteShare" />
    </VerbButton>
  );
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv');
}
