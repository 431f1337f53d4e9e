import { Box, Stack } from '@mui/material';
import { DataTable, TextField } from 'react-admin';
import { DateField } from '../core/DateField.tsx';
import { LaneField } from '../core/LaneField.tsx';
import { ListActions } from '../core/ListActions.tsx';
import { RecordLink } from '../core/RecordLink.tsx';
import { ResponsiveList } from '../core/ResponsiveList.tsx';
import { RoomList } from '../core/RoomList.tsx';
import { StatusField } from '../core/StatusChip.tsx';
import { useIsNarrow } from '../core/useIsNarrow.ts';
import { Board } from './board/Board.tsx';
import { LookSwitch } from './board/LookSwitch.tsx';
import { useLook } from './board/useLook.ts';
import { Flags } from './Flags.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';
import { commonFilters, sideFilters } from './shipmentFilters.tsx';
import { POLL } from './shipment.ts';
import { useSides } from './useSides.ts';

/** Loads, the newest first, or by status on a board; each side sees the other parties that it may know. */
export function ShipmentList() {
  const { seesCustomer, seesCarrier } = useSides();
  const isNarrow = useIsNarrow();
  const isBoard = useLook()[0] === 'board';
  return (
    <RoomList
      filters={seesCustomer && seesCarrier ? [...commonFilters, ...sideFilters] : commonFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: POLL }}
      actions={<ListActions hasColumns={!isBoard}>{!isNarrow && <LookSwitch />}</ListActions>}
      {...(isBoard && { pagination: false })}
    >
      {isNarrow && (
        <Box sx={SWITCH}>
          <LookSwitch />
        </Box>
      )}
      {isBoard ? <Board /> : <ShipmentRows />}
    </RoomList>
  );
}

function ShipmentRows() {
  const { seesCustomer, seesCarrier } = useSides();
  return (
    <ResponsiveList card={<ShipmentCard />}>
      <DataTable.Col source="number" label="resources.shipments.fields.reference">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="status">
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          <StatusField of="shipments" />
          <Flags />
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
  );
}

const SWITCH = { display: 'flex', justifyContent: 'flex-end', mb: 1.5 };
const CLIPPED = { display: 'block', maxWidth: 120, overflow: 'hidden', textOverflow: 'ellipsis' };
