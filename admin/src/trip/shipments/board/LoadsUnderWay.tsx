import { Box, Button, Typography } from '@mui/material';
import {
  Link,
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useTranslate,
} from 'react-admin';
import { POLL, type Shipment } from '../shipment.ts';
import { BoardCard } from './BoardCard.tsx';
import { unlessLive } from '../../../core/live/liveState.ts';

/** The carrier's active loads, each with its next step; renders nothing without any. */
export function LoadsUnderWay() {
  const translate = useTranslate();
  const { data, total = 0 } = useGetList<Shipment>(
    'shipments',
    { filter: { status: UNDER_WAY }, pagination: { page: 1, perPage: 6 }, sort: NEXT },
    { refetchInterval: () => unlessLive(POLL) },
  );
  if (!data || total === 0) return null;
  return (
    <ResourceContextProvider value="shipments">
      <Box component="section" sx={{ mb: 2 }}>
        <Box sx={HEAD}>
          <Typography component="h2" variant="h4">
            {translate('shipments.underWay.title')}
          </Typography>
          <Button
            component={Link}
            to="/admin/shipments"
            aria-label={translate('shipments.underWay.allOfMine')}
          >
            {translate('shipments.underWay.all')}
          </Button>
        </Box>
        <Box component="ul" sx={GRID}>
          {data.map((shipment) => (
            <RecordContextProvider key={shipment.id} value={shipment}>
              <BoardCard shipment={shipment} hasStatus />
            </RecordContextProvider>
          ))}
        </Box>
      </Box>
    </ResourceContextProvider>
  );
}

const UNDER_WAY = ['assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery'];
const NEXT = { field: 'pickupDate', order: 'ASC' } as const;
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  mb: { xs: 0.25, sm: 1 },
};
/** On a phone one row, which is moved sideways, because the requests below it belong on the first screen. */
const GRID = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: {
    xs: 'none',
    sm: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(min(88%, 300px), 1fr)', sm: 'auto' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  '& > li': { scrollSnapAlign: 'start' },
} as const;
