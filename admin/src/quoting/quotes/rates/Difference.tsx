import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { visuallyHidden } from '../../../core/theme/visuallyHidden.ts';

interface DifferenceProps {
  /** Percent above (+) or below (-) the other. */
  percent?: string | null;
  /** The message key of the text for screen readers, which names the base. */
  than: string;
}

/**
 * The difference of a rate from another in percent: green at or below it, red above. Renders nothing without a
 * percentage.
 */
export function Difference({ percent, than }: DifferenceProps) {
  const translate = useTranslate();
  const number = useNumberFormat(PERCENT);
  if (percent == null) return null;
  const tone = Number(percent) > 0 ? 'bad' : 'good';
  return (
    <Box component="span" sx={({ palette }) => ({ ...FIGURE, color: palette.tones[tone].text })}>
      {number(Number(percent) / 100)}
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
