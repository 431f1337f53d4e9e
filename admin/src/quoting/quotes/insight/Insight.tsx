import { Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { Section } from '../../../core/pages/Section.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { LaneMemory, type LaneMemoryProps } from './LaneMemory.tsx';
import { FigureNote } from './FigureNote.tsx';
import { useRead } from './useRead.ts';

interface InsightProps {
  /** The API paths: of a quote (`quotes/{id}/…`) or of a new one (`quotes/…`). */
  memory?: Omit<LaneMemoryProps, 'target'>;
  fuel: { path: string; query?: Record<string, string> };
  target?: LaneMemoryProps['target'];
}

/** Data for judging a price: the company's past rates of the lane, and the fuel surcharge with its parameters. */
export function Insight({ memory, fuel, target }: InsightProps) {
  return (
    <Section title="quotes.insight.title">
      <Stack spacing={2}>
        {memory && <LaneMemory {...memory} target={target} />}
        <FuelSurcharge {...fuel} />
      </Stack>
    </Section>
  );
}

function FuelSurcharge({ path, query }: InsightProps['fuel']) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const region = useRegion();
  const fuel = useRead<Schemas['FuelSurcharge']>(path, query);
  if (!fuel) return null;
  const { amount, currency, missing, settings, diesel, price, distance, distanceUnit } = fuel;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {translate('quotes.insight.fuel')}
      </Typography>
      {missing && <FigureNote>{translate(`quotes.insight.missing.${missing}`)}</FigureNote>}
      {amount && settings && diesel && (
        <>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {money(amount, currency)}
          </Typography>
          <FigureNote>
            {translate('quotes.insight.inputs', {
              distance,
              distanceUnit,
              price: money(price, settings.currency),
              base: money(settings.basePrice, settings.currency),
              unit: settings.unit,
              consumption: settings.consumption,
              per: settings.unit === 'gal' ? 'mpg' : 'km/l',
              date: formatDate(diesel.date, region),
              source: diesel.source,
            })}
          </FigureNote>
        </>
      )}
      <Link to="/admin/diesel">{translate('quotes.insight.prices')}</Link>
    </div>
  );
}
