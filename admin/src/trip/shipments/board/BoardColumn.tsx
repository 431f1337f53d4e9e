import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider, useGetList, useTranslate } from 'react-admin';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import { isArrived } from '../../../freight/load/isOver.ts';
import { POLL, type Shipment, type ShipmentStatus } from '../shipment.ts';
import { BoardCard } from './BoardCard.tsx';
import { unlessLive } from '../../../core/live/liveState.ts';

interface BoardColumnProps {
  status: ShipmentStatus;
  filter: object;
}

/** A column of the board: the number of loads in a status, and the loads by pickup date; read again regularly. */
export function BoardColumn({ status, filter }: BoardColumnProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const id = useId();
  const [perPage, setPerPage] = useState(STEP);
  const isNarrow = useIsNarrow();
  const { data, total, error } = useGetList<Shipment>(
    'shipments',
    {
      filter: { ...filter, status: [status] },
      pagination: { page: 1, perPage },
      sort: isArrived(status) ? LATEST : NEXT,
    },
    { refetchInterval: () => unlessLive(POLL), placeholderData: (before) => before },
  );
  if (isNarrow && total === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={COLUMN}>
      <Box sx={HEAD}>
        <Typography component="h2" id={id} sx={{ fontWeight: 650, fontSize: '0.875rem' }}>
          {translate(`anden.status.shipments.${status}`)}
          {total !== undefined && (
            <Box component="span" sx={COUNT}>
              {number(total)}
            </Box>
          )}
        </Typography>
      </Box>
      {error && <Alert severity="error">{translate('anden.list.failed')}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((shipment) => (
          <RecordContextProvider key={shipment.id} value={shipment}>
            <BoardCard shipment={shipment} />
          </RecordContextProvider>
        ))}
      </Stack>
      {total === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('shipments.look.none')}
        </Typography>
      )}
      {data && total !== undefined && data.length < total && (
        <Button size="small" onClick={() => setPerPage(perPage + STEP)}>
          {translate('shipments.look.more')}
        </Button>
      )}
    </Box>
  );
}

const STEP = 5;
const NEXT = { field: 'pickupDate', order: 'ASC' } as const;
const LATEST = { field: 'createdAt', order: 'DESC' } as const;
const COLUMN = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  p: 1,
  borderRadius: 2,
  bgcolor: 'background.default',
};
const HEAD = { display: 'flex', alignItems: 'center', px: 0.5, minHeight: 28 };
const COUNT = {
  ml: 1,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 450,
};
