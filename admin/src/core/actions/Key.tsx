import { Box } from '@mui/material';

/** A key on the button that it presses, for whoever has a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={KEY}>
      {children.toUpperCase()}
    </Box>
  );
}

const KEY = {
  ml: 1,
  px: 0.625,
  border: 1,
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  opacity: 0.85,
  '@media (hover: none)': { display: 'none' },
};
