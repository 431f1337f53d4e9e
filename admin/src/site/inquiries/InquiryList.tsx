import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectArrayInput, TextField } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { TONES } from './inquiry.ts';

/** The list of site requests, the newest first; by default those that are not done. */
export function InquiryList() {
  return (
    <RecordList
      filters={FILTERS}
      filterDefaultValues={{ status: ['new', 'assigned'] }}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <ResponsiveList card={<InquiryCard />} hiddenColumns={HIDDEN}>
        <DataTable.Col source="name" field={RecordLink} />
        <DataTable.Col source="kind">
          <WordField source="kind" of="inquiries.kind" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <WordField source="status" of="inquiries.status" tones={TONES} />
        </DataTable.Col>
        <DataTable.Col source="companyName" disableSort />
        <DataTable.Col source="assignedToName" disableSort>
          <TextField source="assignedToName" emptyText="—" />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" withTime />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function InquiryCard() {
  return (
    <Stack spacing={0.75}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 650, mr: 'auto' }}>
          <RecordRepresentation />
        </Typography>
        <WordField source="status" of="inquiries.status" tones={TONES} />
      </Stack>
      <WordField source="kind" of="inquiries.kind" />
      <TextField source="companyName" color="text.secondary" />
    </Stack>
  );
}

/** The columns hidden by default: the assigned person, because the status says whether somebody is assigned. */
const HIDDEN = ['assignedToName'];

const FILTERS = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('Inquiry', 'status', 'inquiries.status')}
  />,
  <SelectArrayInput
    key="kind"
    source="kind"
    choices={choices('Inquiry', 'kind', 'inquiries.kind')}
  />,
];
