import { Box } from '@mui/material';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useStops } from './useStops.ts';

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

/** The positions of the ends. */
export const POSITIONS = { origin: 0, destination: -1 };

/** The type of the data of a drag: the position of the stop. */
export const DRAGGED = 'application/x-stop';

const OVER = { outline: 2, outlineColor: 'primary.main', borderRadius: 3 };
