import { Stack, Typography } from '@mui/material';
import { BooleanInput, DataTable, RecordRepresentation, SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { StateInput } from '../../freight/places/StateInput.tsx';
import { kindOf } from '../../freight/users/kinds.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { EquipmentName } from './EquipmentName.tsx';
import { VolumeField } from './VolumeField.tsx';

/** /admin/routes: the list of routes, titled as the reader's menu calls it; by default without the archived ones. */
export function RouteList() {
  const user = useSignedInUser();
  const isShipper = user?.user_type.name === 'shipper';
  const isAssigned = user && kindOf(user) === 'customerAdmin';
  return (
    <RecordList
      {...(isAssigned && { title: 'routes.menu.assigned' })}
      filters={isShipper ? FILTERS : [...FILTERS, ...CARRIER_FILTERS]}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <ResponsiveList card={<RouteCard />} hiddenColumns={FOLDED}>
        <DataTable.Col
          source="number"
          label="resources.routes.fields.reference"
          field={RecordLink}
        />
        <DataTable.Col source="lane" disableSort field={LaneField} />
        <DataTable.Col source="customerName" disableSort />
        <DataTable.Col source="equipmentId" disableSort field={EquipmentName} />
        <DataTable.Col source="frequency" field={VolumeField} />
        {!isShipper && <DataTable.Col source="carrierName" disableSort />}
        {!isShipper && (
          <DataTable.Col source="contractRate" disableSort sx={{ textAlign: 'right' }}>
            <MoneyField source="contractRate" currency="contractCurrency" />
          </DataTable.Col>
        )}
        <DataTable.Col source="kind">
          <WordField source="kind" of="anden.kind" />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function RouteCard() {
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="text.secondary">
        <RecordRepresentation />
      </Typography>
      <LaneField />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
        <VolumeField />
        <MoneyField source="contractRate" currency="contractCurrency" />
      </Stack>
    </Stack>
  );
}

/** The columns hidden by default, so that the others fit 1280 px. */
const FOLDED = ['kind', 'equipmentId'];

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    choices={[
      { id: 'active', name: 'routes.status.active' },
      { id: 'archived', name: 'routes.status.archived' },
    ]}
  />,
  <SelectInput
    key="frequency"
    source="frequency"
    choices={choices('RouteInput', 'frequency', 'anden.frequency')}
  />,
  <SelectInput key="kind" source="kind" choices={choices('RouteInput', 'kind', 'anden.kind')} />,
  <SelectInput
    key="movement"
    source="movement"
    choices={choices('RouteInput', 'movement', 'anden.movement')}
  />,
  <StateInput key="originState" source="originState" />,
  <StateInput key="destinationState" source="destinationState" />,
  <StateInput key="stopState" source="stopState" />,
];
const CARRIER_FILTERS = [
  <NameSearchInput
    key="customerId"
    source="customerId"
    reference="companies"
    sort="name"
    filter={{ type: ['shipper'] }}
  />,
  <NameSearchInput key="carrierId" source="carrierId" reference="carriers" sort="carrierName" />,
  <BooleanInput key="assigned" source="assigned" />,
];
