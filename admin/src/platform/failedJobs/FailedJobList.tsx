import { Stack, Typography } from '@mui/material';
import { DataTable, SelectArrayInput, TextField } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { JobField } from './JobField.tsx';
import { BulkRetryButton, RetryButton } from './RetryButton.tsx';

/** /admin/failed_jobs: the background jobs that failed at every attempt, the latest first. */
export function FailedJobList() {
  return (
    <RecordList search={false} filters={FILTERS} sort={{ field: 'failedAt', order: 'DESC' }}>
      <ResponsiveList
        card={<FailedJobCard />}
        to={false}
        bulkActions={<BulkRetryButton />}
        selectFor="retry"
      >
        <DataTable.Col source="kind" disableSort>
          <WordField source="kind" of="failedJobs.kind" />
        </DataTable.Col>
        <DataTable.Col source="recipient" disableSort>
          <JobField />
        </DataTable.Col>
        <DataTable.Col source="subject" disableSort>
          <TextField source="subject" emptyText="—" />
        </DataTable.Col>
        <DataTable.Col source="error" disableSort />
        <DataTable.Col source="attempts" align="right" disableSort />
        <DataTable.Col source="failedAt">
          <DateField source="failedAt" withTime />
        </DataTable.Col>
        <DataTable.Col label="failedJobs.actions" disableSort>
          <RetryButton />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function FailedJobCard() {
  return (
    <Stack spacing={0.75} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <JobField />
      </Typography>
      <WordField source="kind" of="failedJobs.kind" />
      <TextField source="subject" />
      <TextField source="error" color="text.secondary" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DateField source="failedAt" withTime />
        <RetryButton />
      </Stack>
    </Stack>
  );
}

const FILTERS = [
  <SelectArrayInput
    key="kind"
    source="kind"
    choices={choices('FailedJob', 'kind', 'failedJobs.kind')}
    alwaysOn
  />,
];
