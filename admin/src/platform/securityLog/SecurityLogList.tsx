import { Stack, Typography } from '@mui/material';
import {
  DataTable,
  SelectArrayInput,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { ActionField } from './ActionField.tsx';

/** /admin/security_events: the security log, the latest entry first. */
export function SecurityLogList() {
  return (
    <RecordList search={false} filters={FILTERS} sort={{ field: 'createdAt', order: 'DESC' }}>
      <ResponsiveList card={<SecurityEventCard />} to={false}>
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" withTime />
          <Repeats />
        </DataTable.Col>
        <DataTable.Col source="event" disableSort>
          <WordField source="event" of="securityLog.event" />
        </DataTable.Col>
        <DataTable.Col source="userName" disableSort>
          <TextField source="userName" emptyText="—" />
          <KeyName />
        </DataTable.Col>
        <DataTable.Col source="operation" disableSort>
          <ActionField source="operation" />
        </DataTable.Col>
        <DataTable.Col source="entityId" disableSort>
          <TextField source="entityId" emptyText="—" />
        </DataTable.Col>
        <DataTable.Col source="code" disableSort>
          <TextField source="code" emptyText="—" />
        </DataTable.Col>
        <DataTable.Col source="address" disableSort>
          <TextField source="address" emptyText="—" />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function SecurityEventCard() {
  return (
    <Stack spacing={0.75} sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={{ fontWeight: 650 }}>
        <WordField source="event" of="securityLog.event" />
      </Typography>
      <div>
        <TextField source="userName" emptyText="—" />
        <KeyName />
      </div>
      <ActionField source="operation" />
      <TextField source="code" color="text.secondary" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <div>
          <DateField source="createdAt" withTime />
          <Repeats />
        </div>
        <TextField source="address" color="text.secondary" />
      </Stack>
    </Stack>
  );
}

/** The API key by which the user's program called, if it was one. */
function KeyName() {
  const name = useRecordContext<Schemas['SecurityEvent']>()?.keyName;
  const translate = useTranslate();
  if (!name) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('anden.changes.byKey', { name })}
    </Typography>
  );
}

/** Shows how many refused calls of one minute the entry stands for, if there are several. */
function Repeats() {
  const count = useRecordContext<Schemas['SecurityEvent']>()?.count ?? 1;
  const translate = useTranslate();
  if (count === 1) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('securityLog.repeats', { smart_count: count })}
    </Typography>
  );
}

const FILTERS = [
  <SelectArrayInput
    key="event"
    source="event"
    choices={choices('SecurityEvent', 'event', 'securityLog.event')}
    alwaysOn
  />,
  <DateInput isPast key="from" source="from" />,
  <DateInput isPast key="until" source="until" />,
];
