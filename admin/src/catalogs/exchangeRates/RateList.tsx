import { Stack } from '@mui/material';
import { DataTable, TextField, useCanAccess } from 'react-admin';
import { DateField } from '../../core/fields/DateField.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { DieselTabs } from '../dieselPrices/index.ts';

/** /admin/diesel/exchange_rates: pesos per US dollar by day. */
export function RateList() {
  const { canAccess: mayEnter = false } = useCanAccess({
    resource: 'exchange_rates',
    action: 'create',
  });
  return (
    <RecordList
      summary={<DieselTabs at="rates" />}
      search={false}
      filters={FILTERS}
      sort={{ field: 'date', order: 'DESC' }}
    >
      <ResponsiveList card={<RateCard />} to={mayEnter ? 'edit' : false}>
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="mxnPerUsd" sx={{ textAlign: 'right' }}>
          <TextField source="mxnPerUsd" />
        </DataTable.Col>
        <DataTable.Col source="source" disableSort />
      </ResponsiveList>
    </RecordList>
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
  <DateInput isPast key="since" source="since" alwaysOn />,
  <DateInput isPast key="until" source="until" />,
];
