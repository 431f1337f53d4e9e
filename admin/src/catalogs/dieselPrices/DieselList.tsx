import { Stack, Typography } from '@mui/material';
import { DataTable, SelectInput, useCanAccess } from 'react-admin';
import { choices } from '../../core/contract/field.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { DieselTabs } from './DieselTabs.tsx';
import { PriceCharts } from './PriceCharts.tsx';
import { PriceField } from './PriceField.tsx';

/** /admin/diesel: the diesel prices of both countries as charts and as a list. */
export function DieselList() {
  const { canAccess: mayEnter = false } = useCanAccess({
    resource: 'diesel_prices',
    action: 'create',
  });
  return (
    <RecordList
      summary={<DieselSummary />}
      search={false}
      filters={FILTERS}
      sort={{ field: 'date', order: 'DESC' }}
    >
      <ResponsiveList card={<PriceCard />} to={mayEnter ? 'edit' : false}>
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="country">
          <WordField source="country" of="anden.country" />
        </DataTable.Col>
        <DataTable.Col source="price" align="right" field={PriceField} />
        <DataTable.Col source="source" />
      </ResponsiveList>
    </RecordList>
  );
}

function DieselSummary() {
  return (
    <>
      <DieselTabs at="prices" />
      <PriceCharts />
    </>
  );
}

function PriceCard() {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <Typography component="span" variant="body2">
        <WordField source="country" of="anden.country" /> · <DateField source="date" />
      </Typography>
      <PriceField />
    </Stack>
  );
}

const FILTERS = [
  <SelectInput
    key="country"
    source="country"
    choices={choices('DieselPriceInput', 'country', 'anden.country')}
    alwaysOn
  />,
  <DateInput isPast key="since" source="since" />,
  <DateInput isPast key="until" source="until" />,
];
