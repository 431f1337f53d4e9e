import { Box, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../core/fields/Countdown.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import { useIsNarrow } from '../../core/theme/useIsNarrow.ts';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import type { QuoteStatus } from '../quote.ts';
import { Result } from './Result.tsx';
import { DAYS, useResults } from './useResults.ts';

/**
 * The figures above the list: quotes that wait for an answer, the next deadline, and the results of the last month.
 * Each figure links to its quotes.
 */
export function Results() {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { metrics, decide, incoming, urgent } = useResults();
  if (!metrics) return <Box sx={{ minHeight: isNarrow ? 108 : 84 }} aria-busy />;
  return (
    <Card component="section" aria-label={translate('quotes.results.title')} sx={PANEL}>
      <Box component="dl" sx={NOW}>
        <Result name="decide" status={['rated']} isStrong={!!decide}>
          {decide}
        </Result>
        <Result name="incoming" status={['created', 'pending']}>
          {incoming}
        </Result>
        <Result name="urgent" to={urgent && `/admin/quotes/${urgent.quoteId}/view`}>
          {urgent ? (
            <Countdown isBare until={urgent.deadlineAt} />
          ) : (
            <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 400 }}>
              {translate('quotes.results.noUrgent')}
            </Box>
          )}
        </Result>
      </Box>
      {isNarrow ? (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={SUMMARY}>
            {translate('quotes.results.days', { days: DAYS })}
          </Box>
          <Past metrics={metrics} />
        </Box>
      ) : (
        <Past metrics={metrics} />
      )}
    </Card>
  );
}

function Past({ metrics }: { metrics: Schemas['Metrics'] }) {
  const translate = useTranslate();
  const percent = useNumberFormat({ maximumFractionDigits: 1 });
  const { sent, answered, awarded, medianMinutes, percentWithinHour, marginPercent } = metrics;
  if (sent === 0)
    return <Box sx={{ color: 'text.secondary' }}>{translate('quotes.results.empty')}</Box>;
  return (
    <Box component="dl" sx={PAST} title={translate('quotes.results.days', { days: DAYS })}>
      <Result name="sent" status={SENT}>
        {sent}
      </Result>
      <Result name="answered" status={ANSWERED}>
        {answered}
      </Result>
      <Result name="awarded" status={['assigned']}>
        {awarded}
      </Result>
      <Result name="medianMinutes" status={ANSWERED}>
        {medianMinutes === null ? '—' : translate('anden.time.minutes', { minutes: medianMinutes })}
      </Result>
      <Result name="percentWithinHour" status={ANSWERED}>
        {percentWithinHour === null ? '—' : `${percentWithinHour}%`}
      </Result>
      <Result name="marginPercent" status={['assigned']}>
        {marginPercent == null ? '—' : `${percent(marginPercent)}%`}
      </Result>
    </Box>
  );
}

const ANSWERED: QuoteStatus[] = ['rated', 'answered', 'assigned'];
const SENT: QuoteStatus[] = ['sent', ...ANSWERED, 'dismissed', 'rejected', 'not_available'];
const PANEL = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  px: { xs: 1.5, sm: 2.5 },
  py: 1.5,
  mb: 1,
  '& > details': { flexBasis: '100%' },
};
const NOW = { display: 'flex', gap: { xs: 2, sm: 3.5 }, m: 0 };
const PAST = {
  m: 0,
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: { xs: 2, lg: 3 },
  rowGap: 1.25,
};
const SUMMARY = { cursor: 'pointer', fontSize: '0.8125rem', color: 'text.secondary', py: 0.75 };
