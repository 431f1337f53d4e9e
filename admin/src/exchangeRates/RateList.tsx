import { Stack } from '@mui/material';
import { DataTable, DateInput, TextField, useCanAccess } from 'react-admin';
import { DateField } from '../core/DateField.tsx';
import { ResponsiveList } from '../core/ResponsiveList.tsx';
import { RoomList } from '../core/RoomList.tsx';
import { DieselTabs } from '../diesel/DieselTabs.tsx';

/** /admin/diesel/exchange_rates: pesos to a dollar by day. */
export function RateList() {
  const { canAccess: mayEnter = false } = useCanAccess({
    resource: 'exchange_rates',
    action: 'create',
  });
  return (
    <>
      <DieselTabs at="rates" />
      <RoomList search={false} filters={FILTERS} sort={{ field: 'date', order: 'DESC' }}>
        <ResponsiveList card={<RateCard />} to={mayEnter ? 'edit' : false}>
          <DataTable.Col source="date" field={DateField} />
          <DataTable.NumberCol source="mxnPerUsd">
            <TextField source="mxnPerUsd" />
          </DataTable.NumberCol>
          <DataTable.Col source="source" disableSort />
        </ResponsiveList>
      </RoomList>
    </>
  );
}

function RateCard() {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <DateField source="date" />
      <TextField source="mxnPerUsd" />
    </Stack>
  );
}

const FILTERS = [
  <DateInput key="since" source="since" alwaysOn />,
  <DateInput key="until" source="until" />,
];
