import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldName } from '../changes/ChangedField.tsx';
import { Value } from '../changes/Value.tsx';
import type { Conflict } from './conflictOf.ts';

/** A table of the conflicting fields: the typed value beside the saved one. */
export function TwoVersions({ conflict: { fields, mine, latest } }: { conflict: Conflict }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 2.5, mb: 1 }}>
        {translate('anden.conflict.fields')}
      </Typography>
      {fields.map((field) => (
        <Box key={field} role="group" aria-labelledby={`conflict-${field}`} sx={{ mb: 1.5 }}>
          <Typography id={`conflict-${field}`} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            <FieldName field={field} />
          </Typography>
          <Box component="dl" sx={PAIR}>
            <Version name="anden.conflict.mine" field={field} value={mine[field]} />
            <Version name="anden.conflict.theirs" field={field} value={latest[field]} />
          </Box>
        </Box>
      ))}
    </>
  );
}

function Version({ name, field, value }: { name: string; field: string; value: unknown }) {
  const translate = useTranslate();
  return (
    <Box sx={BOX}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(name)}
      </Typography>
      <Typography component="dd" variant="body2" sx={TEXT}>
        <Value field={field} value={value} />
      </Typography>
    </Box>
  );
}

const PAIR = {
  display: 'grid',
  m: 0,
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const BOX = { border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 };
const TEXT = { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
