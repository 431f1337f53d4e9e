import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Import } from './useImport.ts';

/** Names the columns that the template has not, so that nobody believes that they were read. */
export function IgnoredColumns({ ignoredColumns = [] }: Import) {
  const translate = useTranslate();
  if (ignoredColumns.length === 0) return null;
  const names = ignoredColumns.map((name) => `«${name}»`).join(', ');
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {translate('anden.load.ignored', { smart_count: ignoredColumns.length, names })}
    </Alert>
  );
}
