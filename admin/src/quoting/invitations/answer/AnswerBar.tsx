import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTimeLeft } from '../../../core/fields/Countdown.tsx';
import { NARROW } from '../../../core/theme/tokens.ts';
import { AvailableButton } from './AvailableButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { type Invitation, isOpen } from '../invitation.ts';
import { isLateNow } from './lateness.ts';
import { RateDialog } from './RateDialog.tsx';
import { ReopenButton } from './ReopenButton.tsx';

/** The bar at the bottom with the carrier's possible answers: rate, "I can cover it", reject. */
export function AnswerBar({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const [isRating, setRating] = useState(false);
  const { can = [], rate } = invitation;
  const { isOver } = useTimeLeft(invitation.deadlineAt ?? FAR);
  const isLate = isLateNow(invitation, isOver);
  const verb = isLate ? 'late' : rate && !rate.late ? 'improve' : 'action';
  const mayRate = can.includes('rate');
  const mayWait = can.includes('available');
  const mayDecline = can.includes('decline');
  const mayReopen = can.includes('reopen') && !isOver;
  if (!mayRate && !mayWait && !mayDecline && !mayReopen)
    return isOpen(invitation) ? <OnlyReading /> : null;
  return (
    <Box sx={BAR}>
      <Box sx={INNER}>
        {mayRate && (
          <Button
            variant={isLate ? 'outlined' : 'contained'}
            size="large"
            onClick={() => setRating(true)}
            sx={{ ...BIG, gridColumn: '1 / -1' }}
          >
            {translate(`invitations.rate.${verb}`)}
          </Button>
        )}
        {mayReopen && (
          <ReopenButton invitation={invitation} sx={{ ...BIG, gridColumn: '1 / -1' }} />
        )}
        {mayWait && <AvailableButton invitation={invitation} sx={BIG} />}
        {mayDecline && (
          <DeclineButton
            invitation={invitation}
            sx={{ ...BIG, gridColumn: mayWait ? undefined : '1 / -1' }}
          />
        )}
      </Box>
      {mayRate && (
        <RateDialog
          invitation={invitation}
          isLate={isLate}
          isOpen={isRating}
          onClose={() => setRating(false)}
        />
      )}
    </Box>
  );
}

/** A note for users who may not answer, which says who may. */
function OnlyReading() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', mt: 2 }}>
      {translate('invitations.onlyReading')}
    </Typography>
  );
}

/** Whether the deadline has passed; false without a deadline. */
const FAR = '9999-12-31';
const BIG = { minHeight: 48 };
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  mt: 2,
  mx: { xs: 0, sm: -1 },
  px: { xs: 1.5, sm: 1 },
  pt: 1.25,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  [`@media (max-width: ${NARROW - 0.05}px)`]: { position: 'fixed', left: 0, right: 0 },
};
const INNER = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  maxWidth: 680,
  mx: 'auto',
};
