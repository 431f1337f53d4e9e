import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';

/** Length × width × height in meters; renders nothing while one of them is unknown. */
export function SizeField() {
  const { length, width, height } = useRecordContext<Schemas['Packaging']>() ?? {};
  if (!length || !width || !height) return null;
  return (
    <Typography component="span" variant="body2">
      {[length, width, height].join(' × ')} m
    </Typography>
  );
}
