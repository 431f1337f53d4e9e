import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRegion } from '../../../../core/format/useNumberFormat.ts';
import { formatDay, formatHours } from '../../../../freight/load/formatDay.ts';
import type { Quote } from '../../quote.ts';

type Days = Pick<
  Quote,
  'pickupDate' | 'pickupFrom' | 'pickupTo' | 'deliveryDate' | 'deliveryFrom' | 'deliveryTo'
> &
  Pick<Quote, 'handOver' | 'ctpat'>;

/** The windows of a leg and how it is handed over, in one line: `sáb 5 dic 08:00–12:00 → dom 6 dic · Patio · Sigue el mismo remolque`. */
export function LegDays({ leg }: { leg: Days }) {
  const translate = useTranslate();
  const region = useRegion();
  const windowText = (date?: string | null, from?: string | null, to?: string | null) =>
    date
      ? [formatDay(date, region), formatHours(date, from, to, region)].filter(Boolean).join(' ')
      : translate('anden.noDate');
  const { handOver } = leg;
  const parts = [
    `${windowText(leg.pickupDate, leg.pickupFrom, leg.pickupTo)} → ${windowText(leg.deliveryDate, leg.deliveryFrom, leg.deliveryTo)}`,
    handOver && translate(`quotes.legs.at.${handOver.at}`),
    handOver && translate(`quotes.legs.trailer.${handOver.trailer}`),
    leg.ctpat && translate('resources.quotes.fields.ctpat'),
  ];
  return (
    <Typography variant="body2" color="text.secondary">
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  );
}
