import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FormSectionProps {
  /** The message keys of the heading and of the hint below it. */
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of a form: its heading on the left on wide screens, its inputs in two columns. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate(title)} sx={SECTION}>
      <div>
        <Typography component="h2" variant="h4">
          {translate(title)}
        </Typography>
        {hint && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {translate(hint)}
          </Typography>
        )}
      </div>
      <Box sx={INPUTS}>{children}</Box>
    </Box>
  );
}

/** For an input that takes both columns. */
export const WIDE = { gridColumn: '1 / -1' };

const SECTION = {
  display: 'grid',
  width: '100%',
  columnGap: 4,
  rowGap: 2,
  py: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
  '&:first-of-type': { pt: 0.5 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const INPUTS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
