import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../core/format/useNumberFormat.ts';
import { visuallyHidden } from '../../core/theme/visuallyHidden.ts';
import { difference } from './difference.ts';

interface DifferenceProps {
  /** Amounts in one currency. */
  amount?: string | null;
  base?: string | null;
  /** A key that says for a screen reader what the base is. */
  than: string;
}

/** How far a rate lies from another in percent: green at or below it, red above. Nothing without a base. */
export function Difference({ amount, base, than }: DifferenceProps) {
  const translate = useTranslate();
  const percent = useNumberFormat(PERCENT);
  const share = difference(amount, base);
  if (!share) return null;
  const tone = share.greaterThan(0) ? 'bad' : 'good';
  return (
    <Box component="span" sx={({ palette }) => ({ ...FIGURE, color: palette.tones[tone].text })}>
      {percent(share.toNumber())}
      <Box component="span" sx={visuallyHidden}>
        {` ${translate(than)}`}
      </Box>
    </Box>
  );
}

const PERCENT: Intl.NumberFormatOptions = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
};
const FIGURE = {
  position: 'relative',
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
