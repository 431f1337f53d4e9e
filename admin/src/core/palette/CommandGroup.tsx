import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface CommandGroupProps {
  group: string;
  children?: ReactNode;
}

/** The commands of one group with its heading. */
export function CommandGroup({ group, children }: CommandGroupProps) {
  return (
    <Box role="group" aria-label={group} sx={{ pb: 0.5 }}>
      <Typography aria-hidden variant="caption" color="text.secondary" sx={HEADING}>
        {group}
      </Typography>
      <Box component="ul" role="presentation" sx={{ p: 0, m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const HEADING = { display: 'block', px: 2, py: 0.5, fontWeight: 600 };
