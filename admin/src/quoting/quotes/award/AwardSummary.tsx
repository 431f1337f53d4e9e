import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';
import { type Sale, saleOf } from './margin.ts';

interface AwardSummaryProps {
  quote: Quote;
  /** The rate that is agreed, in the quote's currency. */
  cost: string;
  /** The price to the customer, in the same currency; empty where none was typed. */
  saleValue: string;
}

/** The amounts that an assignment settles, and the customer's answer to the price it was given. */
export function AwardSummary({ quote, cost, saleValue }: AwardSummaryProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const percent = useNumberFormat();
  const { margin, marginPercent }: Sale = saleOf(cost, 'saleValue', saleValue);
  const amount = (value: string) => (value ? money(value, quote.currency) : '—');
  const marginText = margin && `${amount(margin)} (${percent(Number(marginPercent))}%)`;
  const sold = [
    ['saleValue', amount(saleValue)],
    ['margin', marginText || '—'],
  ];
  const rows = [['purchaseCost', amount(cost)], ...(quote.wholeId ? [] : sold)];
  return (
    <>
      <Box component="dl" sx={ROWS}>
        {rows.map(([name, text]) => (
          <Box key={name} sx={ROW}>
            <Typography component="dt" color="text.secondary">
              {translate(`resources.quotes.fields.${name}`)}
            </Typography>
            <Typography component="dd" sx={FIGURE}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <CustomersAnswer quote={quote} />
    </>
  );
}

function CustomersAnswer({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { customerId, customerAnswer, sharedValue, sharedCurrency } = quote;
  if (!customerId) return null;
  const answer = sharedValue ? (customerAnswer ?? 'open') : 'unshared';
  const price = sharedValue && money(sharedValue, sharedCurrency ?? quote.currency);
  return (
    <Typography sx={{ mb: 1.5 }} color={answer === 'accepted' ? undefined : 'warning.main'}>
      {translate(`quotes.award.customer.${answer}`, { price })}
    </Typography>
  );
}

const ROWS = { m: 0, mb: 1.5 };
const ROW = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 };
const FIGURE = { m: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums' };
