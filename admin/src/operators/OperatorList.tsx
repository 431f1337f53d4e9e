import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectInput, TextField } from 'react-admin';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { choices } from '../core/contract/field.ts';
import { DateField } from '../core/fields/DateField.tsx';
import { RecordLink } from '../core/fields/RecordLink.tsx';
import { WordField } from '../core/fields/WordField.tsx';
import { NameSearchInput } from '../core/inputs/NameSearchInput.tsx';
import { RecordList } from '../core/list/RecordList.tsx';
import { ResponsiveList } from '../core/list/ResponsiveList.tsx';

/** The list of drivers by name; who keeps those of several carriers also sees and filters the carrier. */
export function OperatorList() {
  const isCarrier = useIsCarrier();
  return (
    <RecordList
      filters={isCarrier ? FILTERS : [...CARRIER_FILTERS, ...FILTERS]}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <ResponsiveList card={<OperatorCard />} hiddenColumns={HIDDEN}>
        <DataTable.Col source="name" field={RecordLink} />
        {!isCarrier && <DataTable.Col source="carrierName" disableSort />}
        <DataTable.Col source="licenceNumber" disableSort />
        <DataTable.Col source="licenceType" disableSort field={LicenceType} />
        <DataTable.Col source="licenceEndsOn" field={DateField} />
        <DataTable.Col source="fastEndsOn" field={DateField} />
        <DataTable.Col source="phone" disableSort />
      </ResponsiveList>
    </RecordList>
  );
}

function OperatorCard() {
  const isCarrier = useIsCarrier();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField source="licenceNumber" />
        <DateField source="licenceEndsOn" />
      </Stack>
      {!isCarrier && <TextField source="carrierName" color="text.secondary" />}
    </Stack>
  );
}

function useIsCarrier(): boolean {
  return useSignedInUser()?.user_type.name === 'carrier';
}

function LicenceType(_: { source?: string }) {
  return <WordField source="licenceType" of="operators.licenceType" />;
}

/** The columns hidden by default. */
const HIDDEN = ['phone', 'fastEndsOn'];

const FILTERS = [
  <SelectInput
    key="licenceType"
    source="licenceType"
    choices={choices('OperatorInput', 'licenceType', 'operators.licenceType')}
  />,
];
const CARRIER_FILTERS = [
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
];
