import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** The level of the heading: h1 on pages without a top bar, because the title in the top bar is the h1 elsewhere. */
  heading?: 'h1' | 'h2';
  /** The buttons of the next steps. */
  children?: ReactNode;
}

/** A page with only a message: what happened, why, and the next steps. */
export function Message({ icon, title, text, heading = 'h2', children }: MessageProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', p: 3 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'center', maxWidth: 460, textAlign: 'center' }}>
        <Box sx={ICON}>{icon}</Box>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
        <Stack
          direction="row"
          spacing={1}
          sx={{ pt: 1, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {children}
        </Stack>
      </Stack>
    </Box>
  );
}

const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: 4,
  bgcolor: 'tint',
  color: 'primary.main',
  '& svg': { fontSize: 32 },
};
