import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import mark from '../layout/mark.svg';

/** A page outside the layout, with the product's logo. */
export function Standalone({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={PAGE}>
      <Box component="img" src={mark} alt="Andén" sx={{ width: 44, height: 44 }} />
      <Box sx={{ '& > *': { minHeight: 'auto' }, py: 3 }}>{children}</Box>
    </Box>
  );
}

const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
} as const;
