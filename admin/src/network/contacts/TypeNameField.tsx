import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { localName } from '../../core/format/localName.ts';

/** The name of the contact's type in the interface's language. */
export function TypeNameField() {
  const name = localName(useRecordContext(), 'contactTypeName');
  return name ? (
    <Typography component="span" variant="body2">
      {name}
    </Typography>
  ) : null;
}
