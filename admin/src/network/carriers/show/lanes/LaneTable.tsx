import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../core/format/formatDate.ts';
import { formatMoney } from '../../../../core/format/formatMoney.ts';
import { stateName } from '../../../../freight/places/states.ts';
import { useRegion } from '../../../../core/format/useNumberFormat.ts';
import type { Lane } from './lanesOf.ts';

/** A table of lanes: origin and destination state, number of loads, last rate. */
export function LaneTable({ lanes }: { lanes: Lane[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lanes.map((lane) => (
        <LaneRow key={`${lane.from} ${lane.to}`} lane={lane} />
      ))}
    </Box>
  );
}

function LaneRow({ lane: { from, to, loads, lastLoadAt, rate } }: { lane: Lane }) {
  const translate = useTranslate();
  const region = useRegion();
  const driven = [
    translate('carriers.lanes.loads', { smart_count: loads }),
    lastLoadAt && translate('carriers.lanes.lastLoad', { date: formatDate(lastLoadAt, region) }),
  ];
  return (
    <Box component="li" sx={ROW}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {stateName(from)} → {stateName(to)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {driven.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {rate?.total &&
          translate('carriers.lanes.lastRate', {
            amount: formatMoney(rate.total, rate.currency, region),
            date: formatDate(rate.createdAt, region),
          })}
      </Typography>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr 2fr' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
