import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../../core/fields/Countdown.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { Difference } from '../rates/Difference.tsx';
import { isWithCarriers, type Quote, seesPurchase } from '../quote.ts';
import { RatesField } from '../list/RatesField.tsx';

/**
 * The key figures of a quote in one line: time left, rates, best rate compared with the target; once assigned cost,
 * sale and margin.
 */
export function QuoteNumbers({ quote }: { quote: Quote }) {
  const money = useMoneyFormat();
  const translate = useTranslate();
  const { currency, saleValue, targetRate, bestRate, invitedCount = 0, minutesToFirstRate } = quote;
  if (!seesPurchase(quote)) {
    return saleValue ? (
      <Box component="dl" sx={NUMBERS}>
        <Figure name="price">{money(saleValue, currency)}</Figure>
      </Box>
    ) : null;
  }
  return (
    <Box component="dl" sx={NUMBERS}>
      {isWithCarriers(quote) && (
        <Figure name="deadlineAt">
          <Countdown isBare until={quote.deadlineAt ?? ''} />
        </Figure>
      )}
      {!!quote.legs?.length && (
        <Figure name="assignedLegs">
          {translate('quotes.legs.of', {
            assigned: quote.assignedLegs ?? 0,
            count: quote.legs.length,
          })}
        </Figure>
      )}
      {minutesToFirstRate != null && (
        <Figure name="minutesToFirstRate">
          {translate('anden.time.minutes', { minutes: minutesToFirstRate })}
        </Figure>
      )}
      {invitedCount > 0 && (
        <Figure name="ratedCount">
          <RatesField />
        </Figure>
      )}
      {invitedCount > 0 && (
        <Figure name="bestRate">
          {money(bestRate, currency)}{' '}
          <Difference percent={quote.bestRatePercentAboveTarget} than="quotes.thanTarget" />
        </Figure>
      )}
      {targetRate && <Figure name="targetRate">{money(targetRate, currency)}</Figure>}
      <Outcome quote={quote} />
    </Box>
  );
}

function Outcome({ quote }: { quote: Quote }) {
  const money = useMoneyFormat();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  const { purchaseCost, saleValue, margin, marginPercent, currency } = quote;
  return (
    <>
      {purchaseCost && <Figure name="purchaseCost">{money(purchaseCost, currency)}</Figure>}
      {saleValue && <Figure name="saleValue">{money(saleValue, currency)}</Figure>}
      {margin && (
        <Figure name="margin">
          {money(margin, currency)} {marginPercent && <span>{`(${percent(marginPercent)}%)`}</span>}
        </Figure>
      )}
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(`resources.quotes.fields.${name}`)}
      </Typography>
      <Box component="dd" sx={VALUE}>
        {children}
      </Box>
    </div>
  );
}

const VALUE = {
  m: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { whiteSpace: 'nowrap' },
};
const NUMBERS = {
  '&:empty': { display: 'none' },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, max-content))',
  columnGap: { xs: 3, sm: 4 },
  rowGap: 1.5,
  m: 0,
  px: { xs: 2, sm: 2.5 },
  pb: 2.5,
};
