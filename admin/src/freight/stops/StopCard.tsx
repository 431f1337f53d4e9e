import { Box, Card, Typography } from '@mui/material';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
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

interface DropPlaceProps {
  /** The position that a stop gets that is dropped here; -1 for the last. */
  index: number;
  component?: 'li' | 'div';
  onKeyDownCapture?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** An area onto which a dragged stop can be dropped, to take its position. */
export function DropPlace({
  index,
  component = 'div',
  onKeyDownCapture,
  children,
}: DropPlaceProps) {
  const { stops, move } = useStops();
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const from = Number(event.dataTransfer.getData(DRAGGED));
    const to = index < 0 ? stops.length - 1 : index;
    if (from && from !== to) move(from, to);
  };
  return (
    <Box
      component={component}
      onKeyDownCapture={onKeyDownCapture}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={isOver ? OVER : undefined}
    >
      {children}
    </Box>
  );
}

/** The type of the data of a drag: the position of the stop. */
export const DRAGGED = 'application/x-stop';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const OVER = { outline: 2, outlineColor: 'primary.main', borderRadius: 3 };
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.75,
};
