import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { Difference } from '../rates/Difference.tsx';
import type { Quote } from '../quote.ts';

/** The best rate, and its difference from the target in percent. */
export function BestRateField(_: { source?: string }) {
  const { bestRate, bestRatePercentAboveTarget } = useRecordContext<Quote>() ?? {};
  if (!bestRate) return <Box sx={{ color: 'text.secondary' }}>—</Box>;
  return (
    <>
      <MoneyField source="bestRate" sx={{ fontWeight: 600, display: 'block' }} />
      <Difference percent={bestRatePercentAboveTarget} than="quotes.thanTarget" />
    </>
  );
}
