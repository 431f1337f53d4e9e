import RadarOutlined from '@mui/icons-material/RadarOutlined';
import { Box, Stack } from '@mui/material';
import { DataTable, SelectArrayInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { NoMatches } from '../../core/list/NoMatches.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { AskAllButton } from './AskAllButton.tsx';
import { useMayAsk } from './useMayAsk.ts';
import { Stopped, CarrierLink, Gaps, Network } from './RadarFields.tsx';

/** /admin/radar: the carriers whose documents are missing or expire soon, the most urgent first, and what that stops. */
export function RadarList() {
  const isStaff = useIsStaff();
  const mayAsk = useMayAsk();
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
        {mayAsk && (
          <DataTable.Col source="askAll" label="radar.askHead" disableSort field={AskAllButton} />
        )}
        {isStaff && <DataTable.Col source="companyId" disableSort field={Network} />}
      </ResponsiveList>
    </RecordList>
  );
}

function RadarCard() {
  return (
    <Stack>
      <Box sx={NAME}>
        <CarrierLink />
        <AskAllButton />
      </Box>
      <Gaps />
      <Stopped />
    </Stack>
  );
}

const NAME = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  columnGap: 1,
};
/** A carrier stands beside the first of its documents; its request for all of them at the end of the line. */
const TABLE = {
  '& .RaDataTable-rowCell': { verticalAlign: 'top', py: 0.5 },
  '& .column-carrierName': { width: '22%', lineHeight: 1.3 },
  '& .column-askAll': { width: 116, textAlign: 'right' },
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
