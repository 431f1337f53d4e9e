import { Stack, Typography } from '@mui/material';
import { DataTable, RecordRepresentation, SelectArrayInput, SelectInput } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { useIsStaff } from '../../freight/users/useIsStaff.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { PLAN_TONES } from './company.ts';
import { TownField } from '../../freight/places/TownField.tsx';

/** The list of customers by name; staff also see brokers and Andén itself. */
export function CompanyList() {
  const isStaff = useIsStaff();
  return (
    <RecordList filters={FILTERS} sort={{ field: 'name', order: 'ASC' }}>
      <ResponsiveList card={<CompanyCard />}>
        <DataTable.Col source="name" field={RecordLink} />
        {isStaff && (
          <DataTable.Col source="type">
            <WordField source="type" of="companies.type" />
          </DataTable.Col>
        )}
        <DataTable.Col source="address" disableSort>
          <TownField />
        </DataTable.Col>
        <DataTable.Col source="rfc" disableSort />
        <DataTable.Col source="phone" disableSort field={PhoneField} />
        <DataTable.Col source="plan">
          <WordField source="plan" of="companies.plan" tones={PLAN_TONES} />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

function CompanyCard() {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <RecordRepresentation />
        </Typography>
        <WordField source="plan" of="companies.plan" tones={PLAN_TONES} />
      </Stack>
      <Stack direction="row" spacing={1} divider={<span>·</span>}>
        <WordField source="type" of="companies.type" />
        <TownField />
      </Stack>
    </Stack>
  );
}

const FILTERS = [
  <SelectArrayInput
    key="type"
    source="type"
    choices={choices('CompanyInput', 'type', 'companies.type')}
  />,
  <SelectInput
    key="plan"
    source="plan"
    choices={choices('CompanyInput', 'plan', 'companies.plan')}
  />,
];
