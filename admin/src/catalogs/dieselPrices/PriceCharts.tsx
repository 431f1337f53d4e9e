import { Box, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { serverNow } from '../../core/data/serverClock.ts';
import { Section } from '../../core/pages/Section.tsx';
import { PriceChart } from './PriceChart.tsx';

type Price = Schemas['DieselPrice'];

/** A chart of two years of prices for each country. */
export function PriceCharts() {
  const translate = useTranslate();
  const { data } = useGetList<Price>('diesel_prices', {
    pagination: { page: 1, perPage: 300 },
    sort: { field: 'date', order: 'DESC' },
    filter: { since: twoYearsAgo() },
  });
  if (!data) return null;
  return (
    <Box sx={CHARTS}>
      {(['MX', 'US'] as const).map((country) => {
        const prices = data.filter((price) => price.country === country).reverse();
        return (
          <Section key={country} title={`anden.country.${country}`}>
            {prices.length > 1 ? (
              <PriceChart prices={prices} />
            ) : (
              <Typography color="text.secondary">{translate('diesel.chart.none')}</Typography>
            )}
          </Section>
        );
      })}
    </Box>
  );
}

function twoYearsAgo() {
  const day = serverNow();
  day.setFullYear(day.getFullYear() - 2);
  return day.toISOString().slice(0, 10);
}

const CHARTS = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
