import { Box } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { ALL, type ShipmentStatus } from '../shipment.ts';
import { BoardColumn } from './BoardColumn.tsx';

/** The board: a column of loads for each status, with the filters of the list; on a phone one column at a time. */
export function Board() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { status, ...filter } = filterValues as { status?: ShipmentStatus[] };
  const statuses = useSeenStatuses().filter((each) => !status?.length || status.includes(each));
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('shipments.look.board')}
      sx={status?.length === 1 ? ONE : BOARD}
    >
      {statuses.map((each) => (
        <BoardColumn key={each} status={each} filter={filter} />
      ))}
    </Box>
  );
}

/** The statuses of the columns; carriers see loads only once they are assigned to them. */
function useSeenStatuses(): ShipmentStatus[] {
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  return isCarrier ? ALL.slice(ALL.indexOf('assigned')) : ALL;
}

const BOARD = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  p: { xs: 0, sm: 1.5 },
  pb: 2,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: { xs: 0, sm: '12px' },
  '& > section': { flex: 'none', width: { xs: '84%', sm: 244 }, scrollSnapAlign: 'start' },
};
const ONE = { ...BOARD, '& > section': { flex: 'none', width: { xs: '100%', sm: 360 } } };
