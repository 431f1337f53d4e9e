import { Box, Card, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { DropPlace } from './DropPlace.tsx';
import { StopButtons } from './StopButtons.tsx';
import { type QuickCreate, StopInputs } from './StopInputs.tsx';
import { useStops } from './useStops.ts';
import { useStopText } from './useStopText.ts';

interface StopCardProps {
  /** Its position among all stops, from 0. */
  index: number;
  quickCreate?: QuickCreate | undefined;
}

/** The inputs of a stop between the ends; Alt with an arrow moves it, and so does dragging it by its handle. */
export function StopCard({ index, quickCreate }: StopCardProps) {
  const { stops, move } = useStops();
  const stopText = useStopText();
  const { kind } = stops[index]!;
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  };
  return (
    <DropPlace index={index} component="li" onKeyDownCapture={moveByKey}>
      <Card data-stop={index} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Box sx={HEAD}>
          <Typography component="h2" variant="h4">
            {stopText({ number: index + 1, kind }, stops.length)}
          </Typography>
          <StopButtons index={index} />
        </Box>
        <StopInputs index={index} quickCreate={quickCreate} />
      </Card>
    </DropPlace>
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.75,
};
