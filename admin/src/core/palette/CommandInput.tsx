import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, IconButton, type PopperProps, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Command } from './command.ts';
import { CommandGroup } from './CommandGroup.tsx';
import { CommandOption } from './CommandOption.tsx';
import { usePastedText } from './usePastedText.ts';

interface CommandInputProps {
  searchText: string;
  onType: (text: string) => void;
  commands: Command[];
  isSearching: boolean;
  onClose: () => void;
}

/**
 * The search box of the palette and its results, chosen with the arrow keys and Enter or by a click; Escape closes
 * it.
 */
export function CommandInput({
  searchText,
  onType,
  commands,
  isSearching,
  onClose,
}: CommandInputProps) {
  const translate = useTranslate();
  const onPaste = usePastedText(onClose);
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
      inputValue={searchText}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => reason === 'input' && onType(text)}
      onChange={(_, command) => choose(command)}
      onClose={(_, reason) => reason === 'escape' && onClose()}
      loading={isSearching}
      loadingText={translate('anden.palette.searching')}
      noOptionsText={translate('anden.palette.none', { text: searchText })}
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
            htmlInput: {
              ...params.inputProps,
              onPaste,
              'aria-label': translate('anden.palette.title'),
            },
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

/** The close button, for devices without an Escape key. */
function CloseButton({ onClick }: { onClick: () => void }) {
  const label = useTranslate()('ra.action.close');
  return (
    <IconButton onClick={onClick} aria-label={label} edge="end" size="small">
      <Close fontSize="small" />
    </IconButton>
  );
}

/** Renders the results inside the dialog below the text, instead of in a popper. */
function Below({ children }: PopperProps) {
  return <Box sx={{ minHeight: 160, px: 0.5 }}>{children as ReactNode}</Box>;
}

const LIST = { maxHeight: { xs: 'calc(100dvh - 96px)', sm: '60vh' } };
