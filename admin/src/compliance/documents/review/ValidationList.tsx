import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Stack, Typography } from '@mui/material';
import {
  DataTable,
  SelectArrayInput,
  SelectInput,
  TextField,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { choices } from '../../../core/contract/field.ts';
import { DateField } from '../../../core/fields/DateField.tsx';
import { EmptyState } from '../../../core/pages/EmptyState.tsx';
import { NoMatches } from '../../../core/list/NoMatches.tsx';
import { TextButton } from '../../../core/actions/TextButton.tsx';
import { NameSearchInput } from '../../../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../../core/list/RecordList.tsx';
import { CarrierWork } from '../CarrierWork.tsx';
import type { CarrierDocument } from '../document.ts';
import { DocumentStatus, DocumentType } from '../DocumentStatus.tsx';
import { KeepQueue, WAITING } from './queue.ts';
import { ReviewTimes } from './ReviewTimes.tsx';
import { ReviewActions } from './ReviewActions.tsx';

/** /admin/validations: the documents that carriers uploaded, by default those to review. */
export function ValidationList() {
  return (
    <RecordList
      summary={<ReviewTimes />}
      filters={FILTERS}
      filterDefaultValues={WAITING.filter}
      sort={WAITING.sort}
      empty={<EmptyState title="documents.listEmpty" text="documents.listEmptyHelp" />}
    >
      <KeepQueue />
      <ResponsiveList
        card={<DocumentRow />}
        bulkActions={<ReviewActions />}
        selectFor="review"
        empty={<NothingToReview />}
      >
        <DataTable.Col source="type">
          <RecordLink>
            <DocumentType />
          </RecordLink>
        </DataTable.Col>
        <DataTable.Col source="carrierName" />
        <DataTable.Col source="status" field={DocumentStatus} />
        <DataTable.Col source="urgency" field={WaitingWork} />
        <DataTable.Col source="uploadedAt">
          <DateField source="uploadedAt" withTime />
        </DataTable.Col>
        <DataTable.Col source="expirationDate" field={DateField} />
      </ResponsiveList>
    </RecordList>
  );
}

/** Nothing waits: the usual view of the list is empty, which is good news. */
function NothingToReview() {
  const { filterValues, setFilters } = useListContext();
  if (JSON.stringify(filterValues) !== JSON.stringify(WAITING.filter)) return <NoMatches />;
  return (
    <EmptyState
      icon={<TaskAltOutlined />}
      title="documents.listEmpty"
      text="documents.listEmptyHelp"
    >
      <TextButton variant="outlined" label="documents.all" onClick={() => setFilters({}, {})} />
    </EmptyState>
  );
}

/** Counts the carrier's active loads and open requests that wait for the review. */
function WaitingWork(_: { source?: string }) {
  const document = useRecordContext<CarrierDocument>();
  if (!document) return null;
  const { carrierId, assignedLoads = 0, openInvitations = 0 } = document;
  const { stoppedInvitations = 0, stoppedLoads = 0 } = document;
  const work = { assignedLoads, openInvitations, stoppedInvitations, stoppedLoads };
  return <CarrierWork carrierId={carrierId} {...work} />;
}

function DocumentRow() {
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <DocumentType />
      </Typography>
      <TextField source="carrierName" color="text.secondary" />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DocumentStatus />
        <DateField source="expirationDate" />
      </Stack>
      <WaitingWork />
    </Stack>
  );
}

const FILTERS = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('Document', 'status', 'documents.status')}
    alwaysOn
  />,
  <SelectArrayInput
    key="type"
    source="type"
    choices={choices('Document', 'type', 'documents.type')}
  />,
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
  <SelectInput
    key="expires"
    source="expiresWithin"
    choices={[7, 30, 90].map((days) => ({ id: days, name: `documents.within.${days}` }))}
  />,
];
