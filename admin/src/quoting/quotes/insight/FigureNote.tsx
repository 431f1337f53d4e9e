import { Typography } from '@mui/material';

/** A line that explains a figure above it. */
export function FigureNote({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}
