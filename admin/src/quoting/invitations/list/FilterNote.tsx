import { Alert, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { PILES } from '../invitation.ts';

/** Says that only the requests which a figure counts are listed, and lists those that wait again. */
export function FilterNote() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).every((name) => name === 'status')) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => setFilters({ status: PILES.waiting })}>
          {translate('invitations.unfilter')}
        </Button>
      }
    >
      {translate('invitations.filtered')}
    </Alert>
  );
}
