import Close from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTimeToAnswer } from './useTimeToAnswer.ts';

/** Carriers that are invited at the same time, and their minutes to answer. */
export interface Wave {
  carrierIds: string[];
  minutes: number;
}

interface WaveListProps {
  waves: Wave[];
  /** The number of the last wave that was sent. */
  waveNumber: number;
  onChange: (waves: Wave[]) => void;
}

/** The prepared waves: the first is sent now, each other when the one before has ended. */
export function WaveList({ waves, waveNumber, onChange }: WaveListProps) {
  const translate = useTranslate();
  const timeOf = useTimeToAnswer();
  if (waves.length === 0) return null;
  return (
    <Box component="ol" aria-label={translate('quotes.invite.waves')} sx={LIST}>
      {waves.map(({ carrierIds, minutes }, at) => (
        <Box component="li" key={carrierIds.join()} sx={ROW}>
          <Typography variant="body2">
            {translate(`quotes.invite.${at === 0 ? 'first' : 'later'}`, {
              wave: waveNumber + at + 1,
              smart_count: carrierIds.length,
              time: timeOf(minutes),
            })}
          </Typography>
          <IconButton
            size="small"
            aria-label={translate('quotes.invite.remove', { wave: waveNumber + at + 1 })}
            onClick={() => onChange(waves.filter((_, other) => other !== at))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, flexBasis: '100%' };
const ROW = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
