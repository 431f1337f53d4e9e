import { Typography } from '@mui/material';

/** A line that explains a figure above it. */
export function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}
