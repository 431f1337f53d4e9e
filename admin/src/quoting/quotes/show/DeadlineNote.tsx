import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTimeLeft } from '../../../core/fields/Countdown.tsx';
import { StartNote } from '../../../freight/status/StartNote.tsx';
import { isWithCarriers, type Quote, seesPurchase } from '../quote.ts';
import { useInvitations } from '../invited/useInvitations.ts';
import { nextWave, startOf } from '../invited/waves.ts';

/**
 * Says what happens at the deadline, or has happened: the next wave is sent, the broker decides, or no carrier is
 * left.
 */
export function DeadlineNote({ quote }: { quote: Quote }) {
  if (!seesPurchase(quote) || !isWithCarriers(quote)) return null;
  return <Note quote={quote} />;
}

function Note({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const { data: invitations = [] } = useInvitations(quote);
  const { isOver } = useTimeLeft(quote.deadlineAt ?? '');
  const next = nextWave(invitations);
  const follows = next.length > 0 ? 'wave' : quote.ratedCount ? 'rated' : 'silent';
  const words = {
    wave: next[0]?.wave ?? 0,
    smart_count: next.length,
    late: translate('quotes.deadline.late'),
  };
  const startsAt = startOf(invitations);
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>
      {startsAt && <StartNote startsAt={startsAt} />}
      <Typography variant="body2" color="text.secondary">
        {translate(`quotes.deadline.${isOver ? 'over' : 'running'}.${follows}`, words)}
      </Typography>
    </Box>
  );
}
