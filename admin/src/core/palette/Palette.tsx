import { Alert, Box, Dialog, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../theme/useIsNarrow.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';
import { CommandInput } from './CommandInput.tsx';
import { useCommands } from './useCommands.ts';

/** The command palette: finds pages, records and actions by text, and opens the chosen one. */
export function Palette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [typed, setTyped] = useState('');
  const { commands, isSearching, failed } = useCommands(typed);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={onClose}
      aria-labelledby={TITLE}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box component="h2" id={TITLE} sx={visuallyHidden}>
        {translate('anden.palette.title')}
      </Box>
      <CommandInput
        searchText={typed}
        commands={commands}
        isSearching={isSearching}
        onClose={onClose}
        onType={setTyped}
      />
      {isSearching && <LinearProgress aria-hidden sx={{ order: -1 }} />}
      {failed.length > 0 && (
        <Alert severity="warning" square>
          {translate('anden.palette.failed', { names: failed.join(', ') })}
        </Alert>
      )}
    </Dialog>
  );
}

const TITLE = 'palette-title';
