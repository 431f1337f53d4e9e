import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { placeText } from './placeText.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** The city and state of a company's address. */
export function TownField() {
  const company = useRecordContext<Schemas['Company']>();
  return (
    <Typography component="span" variant="body2">
      {placeText(company?.address)}
    </Typography>
  );
}
