import { inCurrency } from '#amounts';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { saleOf } from '../award/margin.ts';
import type { Quote } from '../quote.ts';

/** The purchase cost and the margin of a price that is being shared. */
export function ShareMargin({ quote, cost }: { quote: Quote; cost: string }) {
  const money = useMoneyFormat();
  const percent = useNumberFormat(ONE_DIGIT);
  const [typed, currency] = useWatch({ name: ['saleValue', 'currency'] }) as string[];
  const price = inCurrency(typed, currency, quote.currency, quote.exchangeRate) ?? '';
  const { margin, marginPercent } = saleOf(cost, 'saleValue', price);
  const isLoss = margin.startsWith('-');
  return (
    <Box component="dl" aria-live="polite" sx={FIGURES}>
      <Figure name="purchaseCost">{money(cost, quote.currency)}</Figure>
      <Figure name="margin" isLoss={isLoss}>
        {margin ? `${money(margin, quote.currency)} (${percent(marginPercent)}%)` : '—'}
      </Figure>
    </Box>
  );
}

function Figure({ name, isLoss, children }: { name: string; isLoss?: boolean; children: string }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(`resources.quotes.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={[VALUE, !!isLoss && { color: 'error.main' }]}>
        {children}
      </Typography>
    </div>
  );
}

const ONE_DIGIT = { maximumFractionDigits: 1 };
const VALUE = { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
const FIGURES = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5, m: 0, mb: 2 };
