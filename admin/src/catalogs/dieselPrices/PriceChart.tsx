import { Box, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { usePriceText } from './PriceField.tsx';
import { polyline } from './polyline.ts';

type Price = Schemas['DieselPrice'];

/** A line chart of a country's prices over time, with the same data as a table on demand. */
export function PriceChart({ prices }: { prices: Price[] }) {
  const translate = useTranslate();
  const text = usePriceText();
  const region = useRegion();
  const { palette } = useTheme();
  const [first, last] = [prices[0]!, prices.at(-1)!];
  const day = ({ date }: Price) => formatDate(date, region);
  const label = translate('diesel.chart.label', {
    country: translate(`anden.country.${first.country}`),
    first: day(first),
    last: day(last),
    price: text(last),
  });
  return (
    <Box>
      <Typography variant="h3" component="p">
        {text(last)}
      </Typography>
      <svg viewBox="0 0 600 160" role="img" aria-label={label} style={{ width: '100%' }}>
        <line x1="0" x2="600" y1="155" y2="155" stroke={palette.divider} />
        <polyline
          points={polyline(prices.map(pointOf))}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption">{day(first)}</Typography>
        <Typography variant="caption">{day(last)}</Typography>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2">
          {translate('diesel.chart.table')}
        </Typography>
        <Box sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
          <Box component="table" sx={{ width: '100%', fontSize: 14 }}>
            <caption>{label}</caption>
            <tbody>
              {[...prices].reverse().map((price) => (
                <tr key={price.id}>
                  <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                    {day(price)}
                  </th>
                  <td style={{ textAlign: 'right' }}>{text(price)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function pointOf({ date, price }: Price) {
  return { x: Date.parse(date), y: Number(price) };
}
