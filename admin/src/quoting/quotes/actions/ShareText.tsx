import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../../../core/contract/types.ts';
import { dayFromNow } from '../../../core/data/serverClock.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Quote } from '../quote.ts';

type Draft = Schemas['PriceDraft'];

/** The mail that sharing the typed price sends, with its recipients; nothing until the price and its last day are typed. */
export function ShareText({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const draft = useDraft(quote);
  if (!draft || draft.to.length === 0) return null;
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

function useDraft({ id, customerId }: Quote): Draft | undefined {
  const { act } = useDataProvider<AndenDataProvider>();
  const [saleValue, currency, validUntil, comment] = useWatch({ name: NAMES }) as Typed;
  const price = usePaused({ saleValue, currency, validUntil, ...(comment && { comment }) });
  const { data } = useQuery({
    queryKey: ['quotes', 'draft', id, price],
    enabled: !!customerId && isPrice(price.saleValue) && (price.validUntil ?? '') >= dayFromNow(),
    queryFn: async () => (await act<Draft>('quotes', id, 'share/draft', price)).data,
    placeholderData: (before) => before,
    retry: false,
  });
  return data;
}

/** A value once it has not changed for a moment, so that not every key is a call. */
function usePaused<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(paused) as Value;
}

/** Whether the API takes it as a price. */
function isPrice(text = ''): boolean {
  return /^\d{1,11}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

type Typed = (string | undefined)[];
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
