import { Stack } from '@mui/material';
import { DataTable, TextField } from 'react-admin';
import { DateField } from '../core/DateField.tsx';
import { LaneField } from '../core/LaneField.tsx';
import { RecordLink } from '../core/RecordLink.tsx';
import { ResponsiveList } from '../core/ResponsiveList.tsx';
import { RoomList } from '../core/RoomList.tsx';
import { StatusField } from '../core/StatusChip.tsx';
import { DelayedField } from './DelayedField.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';
import { commonFilters, sideFilters } from './shipmentFilters.tsx';
import { useSides } from './useSides.ts';

/** Loads, the newest first; each side sees the other parties that it may know. */
export function ShipmentList() {
  const { seesCustomer, seesCarrier } = useSides();
  return (
    <RoomList
      filters={seesCustomer && seesCarrier ? [...commonFilters, ...sideFilters] : commonFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <ResponsiveList card={<ShipmentCard />}>
        <DataTable.Col source="number" label="resources.shipments.fields.reference">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="status">
          <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
            <StatusField of="shipments" />
            <DelayedField />
          </Stack>
        </DataTable.Col>
        <DataTable.Col source="lane" disableSort>
          <LaneField />
        </DataTable.Col>
        {seesCustomer && (
          <DataTable.Col source="customerName" disableSort>
            <TextField source="customerName" sx={CLIPPED} />
          </DataTable.Col>
        )}
        {seesCarrier && (
          <DataTable.Col source="carrierName" disableSort>
            <TextField source="carrierName" emptyText="—" sx={CLIPPED} />
          </DataTable.Col>
        )}
        <DataTable.Col source="pickupDate" field={DateField} />
        <DataTable.Col source="deliveryDate" field={DateField} />
      </ResponsiveList>
    </RoomList>
  );
}

const CLIPPED = { display: 'block', maxWidth: 120, overflow: 'hidden', textOverflow: 'ellipsis' };
