import Search from '@mui/icons-material/Search';
import { Box, Button, IconButton, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePalette } from './PaletteProvider.tsx';

/** The button of the top bar that opens the palette; on wide screens it shows the keyboard shortcut. */
export function PaletteButton() {
  const translate = useTranslate();
  const palette = usePalette();
  const hasRoom = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'));
  const label = translate('anden.palette.open');
  const given = { onClick: palette.open, 'aria-keyshortcuts': 'Control+K Meta+K' };
  if (!hasRoom) {
    return (
      <Tooltip title={label}>
        <IconButton {...given} aria-label={label}>
          <Search fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <Button {...given} variant="outlined" color="inherit" startIcon={<Search />} sx={BUTTON}>
      {label}
      <Box component="kbd" aria-hidden sx={KEYS}>
        {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
      </Box>
    </Button>
  );
}

const BUTTON = { height: 36, px: 1.25, color: 'text.secondary', borderColor: 'divider' };
const KEYS = {
  ml: 1.5,
  px: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '0.75rem',
};
