import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { DataTable, TextField, useListContext, useRecordContext } from 'react-admin';
import { localName } from '../../../core/format/localName.ts';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { cargoColumns } from '../../../freight/load/CargoColumns.tsx';
import { DayField } from '../../../freight/load/DayField.tsx';
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
    </DataTable.Col>,
    <DataTable.Col key="lane" source="lane" disableSort>
      <LaneField />
      <EquipmentText />
    </DataTable.Col>,
    ...(hasPurchase ? [CUSTOMER] : []),
    <DataTable.Col key="pickup" source="pickupDate" field={DayField} />,
    ...(hasPurchase ? purchase() : sale()),
    ...cargoColumns({ buys: hasPurchase }),
  ];
}

/** The lane, with the equipment in the interface's language below it. */
export function EquipmentText() {
  return (
    <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {localName(useRecordContext(), 'equipmentName')}
    </Typography>
  );
}

const CUSTOMER = (
  <DataTable.Col key="customer" source="customerName">
    <TextField source="customerName" emptyText="—" />
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
