import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useNumberFormat, useRegion } from '../../../core/format/useNumberFormat.ts';
import { FigureNote } from './FigureNote.tsx';
import { RangeBar } from './RangeBar.tsx';
import { useRead } from './useRead.ts';

export interface LaneMemoryProps {
  /** The API's path: of a quote (`quotes/{id}/lane_memory`) or of a new one (`quotes/lane_memory`). */
  path: string;
  query?: Record<string, string>;
  target?: string | null | undefined;
}

/** The rates that the company received on the lane, and how they were made comparable. */
export function LaneMemory({ path, query, target }: LaneMemoryProps) {
  const translate = useTranslate();
  const memory = useRead<Schemas['LaneMemory']>(path, query);
  if (!memory) return null;
  const { p25, p50, p75, sampleSize, currency } = memory;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {translate('quotes.insight.memory')}
      </Typography>
      {p25 && p50 && p75 ? (
        <>
          <RangeBar p25={p25} p50={p50} p75={p75} target={target} currency={currency} />
          <Explained {...memory} />
        </>
      ) : (
        <FigureNote>{translate('quotes.insight.noMemory', { smart_count: sampleSize })}</FigureNote>
      )}
    </div>
  );
}

/** Explains the number and age of the rates, and which were converted and are included. */
function Explained(memory: Schemas['LaneMemory']) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const number = useNumberFormat({ minimumFractionDigits: 4 });
  const region = useRegion();
  const { sampleSize, oldest, newest, exchange, crossing, currency } = memory;
  const day = (value: string | null) => formatDate(value ?? '', region);
  const age = { oldest: day(oldest), newest: day(newest) };
  return (
    <>
      <FigureNote>
        {translate('quotes.insight.sample', { smart_count: sampleSize, ...age })}
      </FigureNote>
      {exchange && (
        <FigureNote>
          {translate('quotes.insight.converted', {
            smart_count: exchange.converted,
            rate: number(exchange.mxnPerUsd),
            date: day(exchange.date),
          })}
        </FigureNote>
      )}
      {crossing.p50 && (
        <FigureNote>
          {translate('quotes.insight.crossing', {
            smart_count: crossing.sampleSize,
            amount: money(crossing.p50, currency),
          })}
        </FigureNote>
      )}
    </>
  );
}
