import { Box, Stack } from '@mui/material';
import { DataTable, TextField } from 'react-admin';
import { CARGO, cargoColumns } from '../../freight/load/CargoColumns.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { ListActions } from '../../core/list/ListActions.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { StatusField } from '../../freight/status/StatusChip.tsx';
import { useIsNarrow } from '../../core/theme/useIsNarrow.ts';
import { Board } from './board/Board.tsx';
import { LookSwitch } from './board/LookSwitch.tsx';
import { useLook } from './board/useLook.ts';
import { Flags } from './Flags.tsx';
import { ShipmentCard } from './ShipmentCard.tsx';
import { commonFilters, evidenceFilter, sideFilters } from './shipmentFilters.tsx';
import { POLL } from './shipment.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { useSides } from '../../freight/useSides.ts';
import { unlessLive } from '../../core/live/liveState.ts';

/** The list of loads, the newest first, or a board by status; users see only the parties that they may know. */
export function ShipmentList() {
  const { seesCustomer, seesCarrier } = useSides();
  const isNarrow = useIsNarrow();
  const isBoard = useLook()[0] === 'board';
  return (
    <RecordList
      filters={[
        ...commonFilters,
        ...(seesCarrier || !seesCustomer ? [evidenceFilter] : []),
        ...(seesCustomer && seesCarrier ? sideFilters : []),
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: () => unlessLive(POLL) }}
      actions={<ListActions hasColumns={!isBoard}>{!isNarrow && <LookSwitch />}</ListActions>}
      {...(isBoard && { pagination: false })}
    >
      {isNarrow && (
        <Box sx={SWITCH}>
          <LookSwitch />
        </Box>
      )}
      {isBoard ? <Board /> : <ShipmentRows />}
    </RecordList>
  );
}

function ShipmentRows() {
  const { seesCustomer, seesCarrier } = useSides();
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  return (
    <ResponsiveList card={<ShipmentCard />} hiddenColumns={CARGO}>
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
          <TextField source="customerName" />
        </DataTable.Col>
      )}
      {seesCarrier && (
        <DataTable.Col source="carrierName" disableSort>
          <TextField source="carrierName" emptyText="—" />
        </DataTable.Col>
      )}
      <DataTable.Col source="pickupDate" field={DateField} />
      <DataTable.Col source="deliveryDate" field={DateField} />
      {cargoColumns({ isCarrier, buys: seesCustomer && seesCarrier })}
    </ResponsiveList>
  );
}

const SWITCH = { display: 'flex', justifyContent: 'flex-end', mb: 1.5 };
