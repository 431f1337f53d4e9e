import EventOutlined from '@mui/icons-material/EventOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Kind } from './read.ts';

interface PickerButtonProps {
  kind: Kind;
  disabled: boolean | undefined;
  onClick: () => void;
}

/** The button at the end of an input that opens its calendar; by keyboard, arrow down in the input does. */
export function PickerButton({ kind, disabled = false, onClick }: PickerButtonProps) {
  const label = useTranslate()(kind === 'time' ? 'anden.when.clock' : 'anden.when.calendar');
  const Icon = kind === 'time' ? ScheduleOutlined : EventOutlined;
  return (
    <InputAdornment position="end" sx={AT_END}>
      <IconButton
        tabIndex={-1}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={onClick}
        sx={{ width: 36, height: 36 }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}

/** On the input, which keeps its width. */
const AT_END = { position: 'absolute', right: 4, ml: 0 };
