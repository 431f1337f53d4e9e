import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectInput, TextField } from 'react-admin';
import { choices } from '../core/contract/field.ts';
import { NameSearchInput } from '../core/NameSearchInput.tsx';
import { RecordLink } from '../core/RecordLink.tsx';
import { ResponsiveList } from '../core/ResponsiveList.tsx';
import { RoomList } from '../core/RoomList.tsx';
import { useIsStaff } from '../core/useIsStaff.ts';
import { WordField } from '../core/WordField.tsx';
import { WorkplaceField } from './WorkplaceField.tsx';

/** People by last name; staff also see and filter by type and company. */
export function UserList() {
  const isStaff = useIsStaff();
  return (
    <RoomList
      filters={isStaff ? [...STAFF_FILTERS, ...FILTERS] : FILTERS}
      sort={{ field: 'lastName', order: 'ASC' }}
    >
      <ResponsiveList card={<UserCard />}>
        <DataTable.Col source="lastName" label="resources.users.fields.name">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="email" />
        {isStaff && (
          <DataTable.Col source="userTypeId" disableSort>
            <WordField source="userTypeId" of="users.type" />
          </DataTable.Col>
        )}
        <DataTable.Col source="userRoleId" disableSort>
          <WordField source="userRoleId" of="users.role" />
        </DataTable.Col>
        {isStaff && (
          <DataTable.Col source="companyName" disableSort>
            <WorkplaceField />
          </DataTable.Col>
        )}
        <DataTable.Col source="accessType" disableSort>
          <WordField source="accessType" of="users.access" />
        </DataTable.Col>
      </ResponsiveList>
    </RoomList>
  );
}

function UserCard() {
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <TextField source="email" color="text.secondary" sx={{ overflowWrap: 'anywhere' }} />
      <Stack direction="row" spacing={1} divider={<span>·</span>}>
        <WordField source="userRoleId" of="users.role" />
        <WorkplaceField />
      </Stack>
    </Stack>
  );
}

const FILTERS = [
  <SelectInput
    key="role"
    source="userRoleId"
    choices={choices('UserInput', 'userRoleId', 'users.role')}
  />,
];

const STAFF_FILTERS = [
  <SelectInput
    key="type"
    source="userTypeId"
    choices={choices('UserInput', 'userTypeId', 'users.type')}
  />,
  <NameSearchInput key="company" source="companyId" reference="companies" sort="name" />,
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
];
