import { Alert, Box, Skeleton, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { dateFormat } from '../../core/format/intl.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import { KeyDays } from './KeyDays.tsx';

type KeyDay = Schemas['KeyDay'];

/** The calls of the key of the page and its errors on each of the last 30 days, as a chart and as a table. */
export function KeyUsage() {
  const translate = useTranslate();
  const { data: days, isError } = useUsage();
  const used = days?.filter(({ calls }) => calls > 0);
  return (
    <Section title="keys.usage.title">
      {isError && <Alert severity="error">{translate('keys.usage.failed')}</Alert>}
      {!days && !isError && <Skeleton variant="rounded" height={200} />}
      {used?.length === 0 && (
        <Typography color="text.secondary">{translate('keys.usage.empty')}</Typography>
      )}
      {days && used!.length > 0 && (
        <>
          <Chart days={days} />
          <KeyDays days={used!.toReversed()} />
        </>
      )}
    </Section>
  );
}

function Chart({ days }: { days: KeyDay[] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { palette } = useTheme();
  const series = [
    { label: translate('keys.usage.fine'), data: days.map(({ calls, errors }) => calls - errors) },
    { label: translate('keys.usage.errors'), data: days.map(({ errors }) => errors) },
  ];
  return (
    <Box role="img" aria-label={translate('keys.usage.chart')} sx={{ mb: 1.5 }}>
      <BarChart
        height={220}
        skipAnimation
        disableKeyboardNavigation
        colors={[palette.primary.main, palette.error.main]}
        series={series.map((one) => ({ ...one, stack: 'all' }))}
        xAxis={[
          { data: days.map(({ day }) => shortDay(day, region)), scaleType: 'band', height: 28 },
        ]}
        yAxis={[{ width: 50, tickMinStep: 1 }]}
      />
    </Box>
  );
}

/** A day without its year, since the chart shows a month: `9 mar`. */
function shortDay(day: string, region: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(region, format).format(new Date(day));
}

function useUsage() {
  const id = useRecordContext()?.id;
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['keys', 'usage', id],
    queryFn: async ({ signal }) => (await read<KeyDay[]>(`keys/${id}/usage`, {}, signal)).data,
  });
}
