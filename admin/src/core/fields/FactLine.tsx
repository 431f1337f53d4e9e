import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FactLineProps {
  /** The key of the fact's name. */
  label: string;
  children: ReactNode;
}

/** A fact on a line of its own: its name and its value. */
export function FactLine({ label, children }: FactLineProps) {
  const translate = useTranslate();
  return (
    <Typography variant="body2">
      <Typography component="span" variant="body2" color="text.secondary">
        {translate(label)}:{' '}
      </Typography>
      {children}
    </Typography>
  );
}
