import RadarOutlined from '@mui/icons-material/RadarOutlined';
import { Stack } from '@mui/material';
import { DataTable, SelectArrayInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { NoMatches } from '../../core/list/NoMatches.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { Stopped, CarrierLink, Gaps, Network } from './RadarFields.tsx';

/** /admin/radar: the carriers whose documents are missing or expire soon, the most urgent first, and what that stops. */
export function RadarList() {
  const isStaff = useIsStaff();
  return (
    <RecordList
      filters={isStaff ? [...FILTERS, NETWORK] : FILTERS}
      sort={{ field: 'urgency', order: 'ASC' }}
      perPage={25}
      empty={<EmptyState icon={<RadarOutlined />} title="radar.empty" text="radar.emptyHelp" />}
    >
      <ResponsiveList card={<RadarCard />} to={false} empty={<NoMatches />} sx={TABLE}>
        <DataTable.Col source="carrierName" field={CarrierLink} />
        <DataTable.Col source="urgency" field={Gaps} />
        <DataTable.Col source="stops" disableSort field={Stopped} />
        {isStaff && <DataTable.Col source="companyId" disableSort field={Network} />}
      </ResponsiveList>
    </RecordList>
  );
}

function RadarCard() {
  return (
    <Stack spacing={1}>
      <CarrierLink />
      <Gaps />
      <Stopped />
    </Stack>
  );
}

/** A carrier stands beside the first of its documents. */
const TABLE = {
  '& .RaDataTable-rowCell': { verticalAlign: 'top' },
  '& .column-carrierName': { width: '28%' },
};
const FILTERS = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('RadarDocument', 'status', 'radar.status')}
    alwaysOn
  />,
  <SelectArrayInput
    key="stops"
    source="stops"
    choices={['loads', 'invitations'].map((id) => ({ id, name: `radar.stops.${id}` }))}
    alwaysOn
  />,
  <SelectArrayInput
    key="type"
    source="type"
    choices={choices('RadarDocument', 'type', 'documents.type')}
  />,
];

const NETWORK = (
  <NameSearchInput
    key="company"
    source="companyId"
    reference="companies"
    filter={{ type: 'broker' }}
    sort="name"
  />
);
