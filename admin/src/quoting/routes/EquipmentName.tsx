import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { localName } from '../../core/format/localName.ts';
import type { Route } from './route.ts';

/** The equipment by its name in the interface's language. */
export function EquipmentName() {
  const name = localName(useRecordContext<Route>(), 'equipmentName');
  return (
    <Typography component="span" variant="body2">
      {name || '—'}
    </Typography>
  );
}
