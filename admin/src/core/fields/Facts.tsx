import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

/** Fields of a record, label above value, in as many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={FACTS}>
      {children}
    </Box>
  );
}

interface FactProps {
  /** The field, which gives the label and, without `children`, the text. */
  source: string;
  label?: string;
  children?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
  /** Hidden when the field is empty. */
  optional?: boolean;
}

/** One field with its label; a dash when it is empty. */
export function Fact({ source, label, children, wide, optional }: FactProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const value: unknown = useFieldValue({ source });
  if (optional && isNothing(value)) return null;
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(label ?? `resources.${resource}.fields.${source}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={VALUE}>
        {isNothing(value) ? '—' : (children ?? textOf(value, translate))}
      </Typography>
    </Box>
  );
}

function textOf(value: unknown, translate: (key: string) => string): string {
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  return String(value);
}

function isNothing(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

const FACTS = {
  display: 'grid',
  m: 0,
  columnGap: 3,
  rowGap: 1.75,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
};
const VALUE = { m: 0, mt: 0.25, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
