import { Box, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { formatDate } from '../../core/format/formatDate.ts';
import { laneOfCount } from '../../freight/places/placeText.ts';
import { StatusChip } from '../../freight/status/StatusChip.tsx';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { type HistoryEvent, sentenceOf, whyOf } from './event.ts';

interface HistoryRowProps {
  event: HistoryEvent;
  /** The path of the whole history; undefined within that history. */
  to?: string;
}

/** One event: time, sentence and reason. */
export function HistoryRow({ event, to }: HistoryRowProps) {
  const translate = useTranslate();
  const region = useRegion();
  const why = whyOf(event, translate, region);
  const sentence = sentenceOf(event, translate);
  const { origin, destination, stopCount, customerName } = event;
  const lane = origin && destination && laneOfCount({ origin, destination, stopCount }, translate);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={WHEN}>
        <Typography component="time" variant="body2" dateTime={event.createdAt}>
          {formatDate(event.createdAt, region, { withTime: true })}
        </Typography>
        <StatusChip of={event.entity} status={event.toStatus} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {to ? (
            <Link to={to} color="inherit">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </Typography>
        {why && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {why}
          </Typography>
        )}
        {to && (
          <Typography variant="body2" color="text.secondary">
            {[lane, customerName].filter(Boolean).join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '190px minmax(0, 1fr)' },
  gap: { xs: 0.5, sm: 2 },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const WHEN = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' };
