import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import type { Section } from './section.ts';
import { lookOf } from './seriesColours.ts';
import { fillOf, Textures } from './Textures.tsx';
import { useValueText } from '../useValueText.ts';

interface SectionChartProps {
  section: Section;
  currency: string;
}

/** The most names that a chart shows; the table has all. */
const NAMES = 10;

/** The chart of a section. Its table says the same, so screen readers are told only what it is. */
export function SectionChart({ section, currency }: SectionChartProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const textOf = useValueText(currency);
  const { name, columns, chart } = section;
  const rows = chart.kind === 'bars' ? section.rows.slice(0, NAMES) : section.rows;
  const names = rows.map((row) => String(columns[0]!.value(row)));
  const isLine = chart.kind === 'line';
  const series = chart.series.map((index, place) => {
    const column = columns[index]!;
    return {
      id: `${name}-${place}`,
      label: column.label,
      color: isLine ? lookOf(place, palette.mode).colour : fillOf(name, place),
      data: rows.map((row) => numberOf(column.value(row))),
      valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
        textOf(column, rows[dataIndex]),
      ...(chart.isStacked && { stack: 'all' }),
      ...(isLine && { yAxisId: column.label, showMark: true }),
    };
  });
  const common = {
    series,
    hideLegend: series.length === 1,
    skipAnimation: true,
    disableKeyboardNavigation: true,
  };
  const title = translate(`results.section.${name}`);
  return (
    <Box
      role="img"
      aria-label={translate('results.chart', { title })}
      sx={{ mb: 1.5, ...dashes(name, series.length) }}
    >
      {isLine && (
        <LineChart
          {...common}
          height={260}
          xAxis={[{ data: names, scaleType: 'point' }]}
          yAxis={series.map(({ label }, index) => ({
            id: label,
            min: 0,
            position: index === 0 ? 'left' : 'right',
          }))}
        />
      )}
      {chart.kind === 'columns' && (
        <BarChart
          {...common}
          height={280}
          xAxis={[{ data: names, scaleType: 'band' }]}
          yAxis={[{ width: 70, tickMinStep: 1 }]}
        >
          <Textures chart={name} count={series.length} />
        </BarChart>
      )}
      {chart.kind === 'bars' && (
        <BarChart
          {...common}
          height={90 + names.length * 34}
          xAxis={[{ tickMinStep: 1 }]}
          layout="horizontal"
          yAxis={[{ data: names, scaleType: 'band', width: 180 }]}
        >
          <Textures chart={name} count={series.length} />
        </BarChart>
      )}
    </Box>
  );
}

/** A line at the border of each bar keeps those that lie on each other apart; each line has its dashes. */
function dashes(chart: string, count: number) {
  const lines = Array.from({ length: count }, (_, index) => [
    `& path[data-series="${chart}-${index}"]`,
    { strokeDasharray: lookOf(index, 'light').dash },
  ]);
  return Object.fromEntries(lines) as Record<string, object>;
}

function numberOf(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}
