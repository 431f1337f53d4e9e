import { Stack, Typography } from '@mui/material';
import { BooleanInput, DataTable, RecordRepresentation, SelectInput, TextField } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { WorkplaceField } from './WorkplaceField.tsx';

/** The list of users by last name; staff also see and filter type and company. */
export function UserList() {
  const isStaff = useIsStaff();
  return (
    <RecordList
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
    </RecordList>
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
  <BooleanInput key="archived" source="archived" defaultValue={true} />,
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
