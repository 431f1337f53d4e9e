import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** h1 on a page without a top bar, whose title is the h1 elsewhere. */
  heading?: 'h1' | 'h2';
  /** What the person can do about it. */
  children?: ReactNode;
}

/** A page that has only something to say: what, why, and what to do next. */
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
