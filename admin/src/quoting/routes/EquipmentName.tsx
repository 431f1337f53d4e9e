import { Typography } from '@mui/material';
import { useLocale, useRecordContext } from 'react-admin';
import type { Route } from './route.ts';

/** The equipment by its name in the interface's language. */
export function EquipmentName() {
  const { equipmentNameEs, equipmentNameEn } = useRecordContext<Route>() ?? {};
  const name = useLocale() === 'es' ? equipmentNameEs : equipmentNameEn;
  return (
    <Typography component="span" variant="body2">
      {name ?? '—'}
    </Typography>
  );
}
