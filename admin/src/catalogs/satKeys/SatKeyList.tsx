import { Stack, Typography } from '@mui/material';
import { DataTable, SelectInput, TextField } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { CATALOGS } from './catalogs.ts';
import { Editions } from './Editions.tsx';

/** /admin/sat_keys: which edition of each catalog is loaded, and the keys. */
export function SatKeyList() {
  return (
    <RecordList summary={<Editions />} filters={FILTERS} sort={{ field: 'key', order: 'ASC' }}>
      <ResponsiveList card={<KeyCard />} to={false}>
        <DataTable.Col source="key" />
        <DataTable.Col source="name" />
        <DataTable.Col source="catalog">
          <WordField source="catalog" of="satKeys.catalogs" />
        </DataTable.Col>
        <DataTable.Col source="validFrom" field={DateField} />
        <DataTable.Col source="validUntil" field={DateField} />
        <DataTable.Col source="dated" field={DateField} />
      </ResponsiveList>
    </RecordList>
  );
}

function KeyCard() {
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        <TextField source="key" variant="inherit" />
      </Typography>
      <TextField source="name" sx={{ overflowWrap: 'anywhere' }} />
      <Typography component="span" variant="body2" color="text.secondary">
        <WordField source="catalog" of="satKeys.catalogs" />
      </Typography>
    </Stack>
  );
}

const FILTERS = [
  <SelectInput key="catalog" source="catalog" choices={CATALOGS} alwaysOn />,
  <DateInput isPast key="validOn" source="validOn" />,
];
