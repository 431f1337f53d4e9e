import { Chip } from '@mui/material';
import type { ReactElement } from 'react';
import type { Tone } from '../theme/tokens.ts';

interface ToneChipProps {
  label: string;
  tone?: Tone;
  icon?: ReactElement;
}

/** A word as a chip, whose colour says how good or urgent it is. */
export function ToneChip({ label, tone = 'neutral', icon }: ToneChipProps) {
  return (
    <Chip
      size="small"
      label={label}
      icon={icon}
      sx={({ palette }) => ({
        color: palette.tones[tone].text,
        bgcolor: palette.tones[tone].ground,
        '& .MuiChip-icon': { color: 'inherit' },
      })}
    />
  );
}
