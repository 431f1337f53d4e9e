import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import type { DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DRAGGED } from './DropPlace.tsx';
import { useStops } from './useStops.ts';

/** The handle by which a stop is dragged, and the buttons that move it up, move it down and remove it. */
export function StopButtons({ index }: { index: number }) {
  const translate = useTranslate();
  const { move, remove } = useStops();
  const name = (verb: string) => translate(`anden.stop.${verb}`, { number: index + 1 });
  const drag = (event: DragEvent) => event.dataTransfer.setData(DRAGGED, String(index));
  return (
    <Box sx={BUTTONS}>
      <Box component="span" draggable aria-hidden onDragStart={drag} sx={HANDLE}>
        <DragIndicator fontSize="small" />
      </Box>
      <IconButton
        data-handle="up"
        size="small"
        aria-label={name('up')}
        aria-keyshortcuts="Alt+ArrowUp"
        title={name('up')}
        onClick={() => move(index, index - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-handle="down"
        size="small"
        aria-label={name('down')}
        aria-keyshortcuts="Alt+ArrowDown"
        title={name('down')}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={name('remove')}
        title={name('remove')}
        onClick={() => remove(index)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

const BUTTONS = { display: 'flex', alignItems: 'center', flexShrink: 0 };
const HANDLE = { display: 'flex', cursor: 'grab', color: 'text.secondary', p: 0.5 };
