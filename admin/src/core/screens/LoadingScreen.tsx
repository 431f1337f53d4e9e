import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown until a page is ready. `loadingPrimary` (react-admin's name) is the message key of the text. */
export function LoadingScreen({ loadingPrimary = 'anden.loading' }: { loadingPrimary?: string }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: '60vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={32} thickness={4} aria-hidden />
      <Typography variant="body2">{translate(loadingPrimary)}</Typography>
    </Box>
  );
}
