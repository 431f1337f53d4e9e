import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface SectionProps {
  /** The message key of the heading. */
  title?: string;
  /** Content to the right of the heading, such as a link. */
  aside?: ReactNode;
  /** Whether only the heading is shown. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A section of a view, on a card. */
export function Section({ title, aside, isFolded = false, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      {title && (
        <Box sx={[HEAD, isFolded && { mb: 0 }]}>
          <Typography component="h2" variant="h4">
            {translate(title)}
          </Typography>
          {aside}
        </Box>
      )}
      {children}
    </Card>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.75,
};
