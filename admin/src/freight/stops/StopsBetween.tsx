import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StopCard } from './StopCard.tsx';
import { type QuickCreate } from './StopInputs.tsx';
import { useStops } from './useStops.ts';

/** The stops between the ends as an ordered list, each to be changed, moved and removed; nothing without any. */
export function StopsBetween({ quickCreate }: { quickCreate?: QuickCreate }): ReactNode {
  const translate = useTranslate();
  const { stops, revision } = useStops();
  if (stops.length < 3) return null;
  return (
    <Box component="ol" start={2} aria-label={translate('anden.stop.between')} sx={LIST}>
      {stops.slice(1, -1).map((_, at) => (
        <StopCard key={`${revision} ${at}`} index={at + 1} quickCreate={quickCreate} />
      ))}
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, width: '100%' };
