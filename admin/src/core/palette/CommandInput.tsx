import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, type PopperProps, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Command } from './command.ts';
import { CommandGroup } from './CommandGroup.tsx';
import { CommandOption } from './CommandOption.tsx';

interface CommandInputProps {
  typed: string;
  onType: (text: string) => void;
  commands: Command[];
  isSearching: boolean;
  onClose: () => void;
}

/** The text to find by and what it finds, chosen with the arrows and Enter or by a press; Escape closes. */
export function CommandInput({ typed, onType, commands, isSearching, onClose }: CommandInputProps) {
  const translate = useTranslate();
  const choose = (command: Command | null) => {
    onClose();
    command?.run();
  };
  return (
    <Autocomplete
      open
      autoHighlight
      forcePopupIcon={false}
      options={commands}
      value={null}
      inputValue={typed}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => reason === 'input' && onType(text)}
      onChange={(_, command) => choose(command)}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      loading={isSearching}
      loadingText={translate('anden.palette.searching')}
      noOptionsText={translate('anden.palette.none', { text: typed })}
      renderGroup={({ key, ...group }) => <CommandGroup key={key} {...group} />}
      renderOption={({ key, ...props }, command) => (
        <CommandOption key={key} command={command} {...props} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          variant="outlined"
          placeholder={translate('anden.palette.placeholder')}
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': translate('anden.palette.title') },
            input: { ...params.InputProps, endAdornment: <CloseButton onClick={onClose} /> },
          }}
        />
      )}
      slots={{ popper: Below, paper: Box }}
      slotProps={{ listbox: { sx: LIST } }}
      sx={{ p: 1.5, pb: 1 }}
    />
  );
}

/** For who has no Escape key. */
function CloseButton({ onClick }: { onClick: () => void }) {
  const label = useTranslate()('ra.action.close');
  return (
    <IconButton onClick={onClick} aria-label={label} edge="end" size="small">
      <Close fontSize="small" />
    </IconButton>
  );
}

/** What is found stands in the dialog itself, below the text, not in a window over it. */
function Below({ children }: PopperProps) {
  return <Box sx={{ minHeight: 160, px: 0.5 }}>{children as ReactNode}</Box>;
}

const LIST = { maxHeight: { xs: 'calc(100dvh - 96px)', sm: '60vh' } };
