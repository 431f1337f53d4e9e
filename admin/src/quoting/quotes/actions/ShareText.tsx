import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../../../core/contract/types.ts';
import { dayFromNow } from '../../../core/data/serverClock.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import { useDebounced } from '../../../core/inputs/useDebounced.ts';
import type { Quote } from '../quote.ts';

type Draft = Schemas['PriceDraft'];

/**
 * The mail that sharing the typed price sends, with its recipients, or what to do where nobody of the customer has an
 * address; nothing until the price and its last day are typed.
 */
export function ShareText({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const draft = useDraft(quote);
  if (!draft || !quote.customerId) return null;
  if (draft.to.length === 0) return <Nobody quote={quote} />;
  return (
    <Box component="section" aria-label={translate('quotes.share.text')} tabIndex={0} sx={MAIL}>
      <Typography variant="caption" component="p" color="text.secondary">
        {translate('quotes.share.to', { to: draft.to.join(', ') })}
      </Typography>
      <Typography variant="body2" lang={draft.locale} sx={{ fontWeight: 600, my: 0.5 }}>
        {draft.subject}
      </Typography>
      {[...draft.lines, ...draft.facts.map(({ label, text }) => `${label}: ${text}`)].map(
        (line) => (
          <Typography key={line} variant="body2" lang={draft.locale}>
            {line}
          </Typography>
        ),
      )}
    </Box>
  );
}

/** Says that nobody gets the price, and leads to where somebody is added. */
function Nobody({ quote: { customerId, customerName } }: { quote: Quote }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={`/admin/companies/${customerId}/view?tab=contacts`}
        >
          {translate('quotes.share.addContact')}
        </Button>
      }
    >
      {translate('quotes.share.noAddress', { customer: customerName ?? '' })}
    </Alert>
  );
}

function useDraft({ id, customerId }: Quote): Draft | undefined {
  const { ask } = useDataProvider<AndenDataProvider>();
  const typed = useDebounced(JSON.stringify(useWatch({ name: NAMES })), PAUSE);
  const [saleValue, currency, validUntil, comment] = JSON.parse(typed) as Typed;
  const price = { saleValue, currency, validUntil, ...(comment && { comment }) };
  const { data } = useQuery({
    queryKey: ['quotes', 'draft', id, price],
    enabled: !!customerId && isPrice(saleValue) && (validUntil ?? '') >= dayFromNow(),
    queryFn: async ({ signal }) =>
      (await ask<Draft>('quotes', id, 'share/draft', price, signal)).data,
    placeholderData: (before) => before,
    retry: false,
  });
  return data;
}

/** Whether the API takes it as a price. */
function isPrice(text: string | null | undefined): boolean {
  return /^\d{1,11}(\.\d{1,2})?$/.test(text ?? '') && Number(text) > 0;
}

type Typed = (string | null)[];
const NAMES = ['saleValue', 'currency', 'validUntil', 'comment'];
/** Milliseconds after the last key. */
const PAUSE = 300;
const MAIL = {
  mt: 1,
  p: 1.5,
  maxHeight: 220,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  overflowWrap: 'anywhere',
};
