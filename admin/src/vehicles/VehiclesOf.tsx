import { Box, Button } from '@mui/material';
import { Link, TextField, useCanAccess, useTranslate } from 'react-admin';
import { WordField } from '../core/fields/WordField.tsx';
import { RelatedList } from '../core/tabs/RelatedList.tsx';

/** The vehicles of a carrier, and the button that adds one. */
export function VehiclesOf({ carrierId }: { carrierId: string }) {
  return (
    <>
      <AddButton carrierId={carrierId} />
      <RelatedList reference="vehicles" filter={{ carrierId }} sort={BY_NAME}>
        <TextField source="plates" />
        <WordField source="kind" of="vehicles.kind" />
      </RelatedList>
    </>
  );
}

function AddButton({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: 'vehicles', action: 'create' });
  if (!canAccess) return null;
  const source = encodeURIComponent(JSON.stringify({ carrierId }));
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <Button component={Link} to={`/admin/vehicles/new?source=${source}`} variant="outlined">
        {translate('vehicles.add')}
      </Button>
    </Box>
  );
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
