import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectArrayInput, SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { StateInput } from '../../freight/places/StateInput.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { StateNameField } from '../../freight/places/StateNameField.tsx';

/** The list of locations by name. */
export function LocationList() {
  return (
    <RecordList filters={FILTERS} sort={{ field: 'name', order: 'ASC' }}>
      <ResponsiveList card={<LocationCard />}>
        <DataTable.Col source="name" field={RecordLink} />
        <DataTable.Col source="kind">
          <WordField source="kind" of="locations.kind" />
        </DataTable.Col>
        <DataTable.Col source="city" />
        <DataTable.Col source="state">
          <StateNameField />
        </DataTable.Col>
        <DataTable.Col source="postalCode" disableSort />
        <DataTable.Col source="customerName" disableSort />
        <DataTable.Col source="hours" disableSort />
      </ResponsiveList>
    </RecordList>
  );
}

function LocationCard() {
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Stack direction="row" spacing={1} divider={<span>·</span>}>
        <WordField source="kind" of="locations.kind" />
        <StateNameField withCity />
      </Stack>
    </Stack>
  );
}

const FILTERS = [
  <NameSearchInput
    key="customerId"
    source="customerId"
    reference="companies"
    sort="name"
    filter={{ type: ['shipper'] }}
  />,
  <StateInput key="state" source="state" />,
  <SelectInput
    key="country"
    source="country"
    choices={choices('LocationInput', 'country', 'anden.country')}
  />,
  <SelectArrayInput
    key="kind"
    source="kind"
    choices={choices('LocationInput', 'kind', 'locations.kind')}
  />,
];
