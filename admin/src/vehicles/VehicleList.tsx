import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectArrayInput, TextField } from 'react-admin';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { choices } from '../core/contract/field.ts';
import { DateField } from '../core/fields/DateField.tsx';
import { RecordLink } from '../core/fields/RecordLink.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { RecordList } from '../core/list/RecordList.tsx';
import { ResponsiveList } from '../core/list/ResponsiveList.tsx';

/** The list of vehicles by number; who keeps those of several carriers also sees and filters the carrier. */
export function VehicleList() {
  const isCarrier = useIsCarrier();
  return (
    <RecordList
      filters={isCarrier ? FILTERS : [...CARRIER_FILTERS, ...FILTERS]}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <ResponsiveList card={<VehicleCard />} hiddenColumns={HIDDEN}>
        <DataTable.Col source="name" field={RecordLink} />
        <DataTable.Col source="plates" />
        <DataTable.Col source="kind" disableSort field={Kind} />
        {!isCarrier && <DataTable.Col source="carrierName" disableSort />}
        <DataTable.Col source="insuranceEndsOn" field={DateField} />
        <DataTable.Col source="inspectionEndsOn" field={DateField} />
        <DataTable.Col source="year" disableSort />
        <DataTable.Col source="policyNumber" disableSort />
      </ResponsiveList>
    </RecordList>
  );
}

function VehicleCard() {
  const isCarrier = useIsCarrier();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField source="plates" />
        <Kind />
      </Stack>
      {!isCarrier && <TextField source="carrierName" color="text.secondary" />}
    </Stack>
  );
}

function useIsCarrier(): boolean {
  return useSignedInUser()?.user_type.name === 'carrier';
}

function Kind(_: { source?: string }) {
  return <WordField source="kind" of="vehicles.kind" />;
}

/** The columns hidden by default. */
const HIDDEN = ['year', 'policyNumber'];

const FILTERS = [
  <SelectArrayInput
    key="kind"
    source="kind"
    choices={choices('VehicleInput', 'kind', 'vehicles.kind')}
  />,
];
const CARRIER_FILTERS = [
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
];
