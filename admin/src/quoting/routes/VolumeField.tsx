import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Route } from './route.ts';

/** The number of loads and the frequency: `4 cargas · Semanal`. */
export function VolumeField() {
  const translate = useTranslate();
  const { volume, frequency } = useRecordContext<Route>() ?? {};
  const often = frequency && translate(`anden.frequency.${frequency}`);
  const loads = volume && translate('routes.loads', { smart_count: volume });
  return (
    <Typography component="span" variant="body2">
      {[loads, often].filter(Boolean).join(' · ')}
    </Typography>
  );
}
