import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Section } from '../../../core/pages/Section.tsx';

/** A card of inputs, in two columns where there is room. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Box sx={GRID}>{children}</Box>
    </Section>
  );
}

/** The space below inputs for their errors; the last row uses the padding of the card. */
const GRID = {
  mb: -1.5,
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
