import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

type Level = Schemas['Confidence'];

/** The confidence level of a carrier: five bars and its name. */
export function Confidence({ level }: { level: Level }) {
  const translate = useTranslate();
  const filled = 5 - LEVELS.indexOf(level);
  return (
    <Box component="span" sx={ROW}>
      <Box component="span" aria-hidden sx={BARS}>
        {LEVELS.map((each, index) => (
          <Box
            key={each}
            component="span"
            sx={{ height: 5 + index * 1.75, bgcolor: index < filled ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
      {translate(`quotes.confidence.${level}`)}
    </Box>
  );
}

const LEVELS: Level[] = ['very_high', 'high', 'medium', 'low', 'very_low'];
const ROW = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.78rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
};
const BARS = {
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: '2px',
  '& > span': { width: 3, borderRadius: '1px' },
};
