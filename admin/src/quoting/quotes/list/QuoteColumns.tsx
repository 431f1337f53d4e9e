import { Box, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { DataTable, TextField, useListContext, useRecordContext } from 'react-admin';
import { localName } from '../../../core/format/localName.ts';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { cargoColumns } from '../../../freight/load/CargoColumns.tsx';
import { DayField } from '../../../freight/load/DayField.tsx';
import { LegsSign } from '../legs/LegsSign.tsx';
import { type Quote, seesPurchase } from '../quote.ts';
import { BestRateField } from './BestRateField.tsx';
import { RatesField } from './RatesField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { TimeLeftField } from './TimeLeftField.tsx';

/** The columns of the table; those of the purchase side only for users who see it. */
export function useColumns() {
  const { data } = useListContext<Quote>();
  const hasPurchase = !!data?.some(seesPurchase);
  return useMemo(() => columns(hasPurchase), [hasPurchase]);
}

function columns(hasPurchase: boolean) {
  return [
    <DataTable.Col key="number" source="number" label={REFERENCE} field={ReferenceField} />,
    <DataTable.Col key="status" source="status">
      <StatusField of="quotes" />
      <LegsSign />
    </DataTable.Col>,
    <DataTable.Col key="lane" source="lane" disableSort>
      <TwoLines>
        <LaneField /> <EquipmentText />
      </TwoLines>
    </DataTable.Col>,
    ...(hasPurchase ? [CUSTOMER] : []),
    <DataTable.Col key="pickup" source="pickupDate" field={DayField} />,
    ...(hasPurchase ? purchase() : sale()),
    ...cargoColumns({ buys: hasPurchase }),
  ];
}

/** The equipment in the interface's language, after the lane or below it. */
export function EquipmentText() {
  return (
    <Typography component="span" variant="caption" color="text.secondary" sx={EQUIPMENT}>
      {localName(useRecordContext(), 'equipmentName')}
    </Typography>
  );
}

/** Text that ends in an ellipsis after two lines. */
function TwoLines({ children }: { children: ReactNode }) {
  return <Box sx={TWO_LINES}>{children}</Box>;
}

const EQUIPMENT = { display: 'inline-block' };
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
};
const CUSTOMER = (
  <DataTable.Col key="customer" source="customerName">
    <TwoLines>
      <TextField source="customerName" emptyText="—" />
    </TwoLines>
  </DataTable.Col>
);
const PRICE = 'resources.quotes.fields.price';
const REFERENCE = 'resources.quotes.fields.reference';

function purchase() {
  return [
    <DataTable.Col key="deadline" source="deadlineAt" field={TimeLeftField} />,
    <DataTable.Col key="rates" source="ratedCount" disableSort field={RatesField} />,
    <DataTable.Col key="best" source="bestRate" disableSort>
      <Box sx={{ textAlign: 'right' }}>
        <BestRateField />
      </Box>
    </DataTable.Col>,
  ];
}

function sale() {
  return [
    <DataTable.Col key="sale" source="saleValue" label={PRICE} disableSort>
      <MoneyField source="saleValue" />
    </DataTable.Col>,
  ];
}
