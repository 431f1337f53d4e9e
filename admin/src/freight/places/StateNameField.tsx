import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { stateName } from './states.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The name of the state, after the city when `withCity` is set. */
export function StateNameField({ withCity = false }: { withCity?: boolean }) {
  const { city = '', state = '' } = useRecordContext<Schemas['Location']>() ?? {};
  return (
    <Typography component="span" variant="body2">
      {withCity ? `${city}, ${stateName(state)}` : stateName(state)}
    </Typography>
  );
}
