import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { type QuoteFilter, Result } from './Result.tsx';
import { DAYS, useMetrics } from './useMetrics.ts';

/** The results of the last month, for who unfolds them above the list; each figure links to its quotes. */
export function Results() {
  const translate = useTranslate();
  const metrics = useMetrics();
  if (!metrics) return <Box sx={{ minHeight: 64 }} aria-busy />;
  return (
    <Box component="section" aria-label={translate('quotes.results.title')} sx={{ py: 1 }}>
      <Past metrics={metrics} />
    </Box>
  );
}

function Past({ metrics }: { metrics: Schemas['Metrics'] }) {
  const translate = useTranslate();
  const { from: sentFrom, before } = metrics;
  const last = useFigures(metrics);
  const earlier = useFigures(before);
  if (metrics.sent === 0 && before.sent === 0)
    return <Box sx={{ color: 'text.secondary' }}>{translate('quotes.results.empty')}</Box>;
  return (
    <Box component="dl" sx={PAST} title={translate('quotes.results.days', { days: DAYS })}>
      {FIGURES.map(([name, filter]) => (
        <Result key={name} name={name} filter={{ sentFrom, ...filter }} before={earlier[name]}>
          {last[name]}
        </Result>
      ))}
    </Box>
  );
}

/** The figures of a period as they are shown. */
function useFigures(figures: Schemas['AnswerFigures']): Record<FigureName, string> {
  const translate = useTranslate();
  const number = useNumberFormat();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  const { sent, answered, awarded, medianMinutes, percentWithinHour, marginPercent } = figures;
  return {
    sent: number(sent),
    answered: number(answered),
    awarded: number(awarded),
    medianMinutes:
      medianMinutes === null ? '—' : translate('anden.time.minutes', { minutes: medianMinutes }),
    percentWithinHour: percentWithinHour === null ? '—' : `${percentWithinHour}%`,
    marginPercent: marginPercent == null ? '—' : `${percent(marginPercent)}%`,
  };
}

/** The figures of the last days, and which of the sent quotes each counts. */
const FIGURES = [
  ['sent', {}],
  ['answered', { rated: true }],
  ['awarded', { status: ['assigned'] }],
  ['medianMinutes', { rated: true }],
  ['percentWithinHour', { ratedWithinHour: true }],
  ['marginPercent', { status: ['assigned'] }],
] satisfies [string, QuoteFilter][];

type FigureName = (typeof FIGURES)[number][0];

const PAST = {
  m: 0,
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: { xs: 2, lg: 3 },
  rowGap: 1.25,
};
