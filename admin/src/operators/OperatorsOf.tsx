import { Box, Button } from '@mui/material';
import { Link, TextField, useCanAccess, useTranslate } from 'react-admin';
import { DateField } from '../core/fields/DateField.tsx';
import { RelatedList } from '../core/tabs/RelatedList.tsx';

/** The drivers of a carrier, and the button that adds one. */
export function OperatorsOf({ carrierId }: { carrierId: string }) {
  return (
    <>
      <AddButton carrierId={carrierId} />
      <RelatedList reference="operators" filter={{ carrierId }} sort={BY_NAME}>
        <TextField source="licenceNumber" />
        <DateField source="licenceEndsOn" />
      </RelatedList>
    </>
  );
}

function AddButton({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: 'operators', action: 'create' });
  if (!canAccess) return null;
  const source = encodeURIComponent(JSON.stringify({ carrierId }));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <Button component={Link} to={`/admin/operators/new?source=${source}`} variant="outlined">
        {translate('operators.add')}
      </Button>
    </Box>
  );
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
