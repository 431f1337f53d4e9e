import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { User } from './user.ts';

/** The company or carrier of a user. */
export function WorkplaceField() {
  const user = useRecordContext<User>();
  return (
    <Typography component="span" variant="body2">
      {user?.carrierName ?? user?.companyName}
    </Typography>
  );
}
