import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';

interface RangeBarProps {
  p25: string;
  p50: string;
  p75: string;
  target?: string | null;
  currency: string;
}

/** A chart of past rates: the middle half as a bar, the median as a line, the target as a mark. */
export function RangeBar({ p25, p50, p75, target, currency }: RangeBarProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const values = [p25, p50, p75, ...(target ? [target] : [])].map(Number);
  const [low, high] = [Math.min(...values) * 0.97, Math.max(...values) * 1.03];
  const at = (value: string) => `${((Number(value) - low) * 100) / (high - low)}%`;
  const words = { p25: money(p25, currency), p50: money(p50, currency), p75: money(p75, currency) };
  return (
    <Box sx={{ my: 1 }}>
      <Box aria-hidden sx={TRACK}>
        <Box sx={{ ...BAR, left: at(p25), right: `calc(100% - ${at(p75)})` }} />
        <Box sx={{ ...LINE, left: at(p50), bgcolor: 'primary.main' }} />
        {target && <Box sx={{ ...LINE, left: at(target), bgcolor: 'warning.main' }} />}
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('quotes.insight.range', words)}
        {target && ` · ${translate('quotes.insight.target', { target: money(target, currency) })}`}
      </Typography>
    </Box>
  );
}

const TRACK = { position: 'relative', height: 20, borderRadius: 1, bgcolor: 'action.hover' };
const BAR = {
  position: 'absolute',
  top: 4,
  bottom: 4,
  borderRadius: 1,
  bgcolor: 'action.selected',
};
const LINE = { position: 'absolute', top: 0, bottom: 0, width: 3 };
