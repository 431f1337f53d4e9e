import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from '../../core/pages/Section.tsx';

/** Inputs that belong together on a card, two beside each other where there is room. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Box sx={GRID}>{children}</Box>
    </Section>
  );
}

/** What is wrong with an input has room below it; the last row borrows it from the card. */
const GRID = {
  mb: -1.5,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
