import { Box, Button, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTimeLeft } from '../../../core/fields/Countdown.tsx';
import { AvailableButton } from './AvailableButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { type Invitation, isOpen } from '../invitation.ts';
import { isLateNow } from './lateness.ts';
import { RateDialog } from './RateDialog.tsx';
import { ReopenButton } from './ReopenButton.tsx';

/** The bar at the bottom of a phone with the carrier's possible answers. */
export function AnswerBar({ invitation }: { invitation: Invitation }) {
  const answers = useAnswers(invitation);
  if (answers.length === 0) return null;
  return (
    <Box sx={BAR}>
      <Box sx={INNER}>{answers}</Box>
    </Box>
  );
}

/** The carrier's possible answers in the header of the page. */
export function AnswerButtons({ invitation }: { invitation: Invitation }) {
  return useAnswers(invitation).toReversed();
}

/** The buttons of the answers that the carrier may give now, the most important one first. */
function useAnswers(invitation: Invitation): ReactElement[] {
  const { can = [], deadlineAt } = invitation;
  const { isOver } = useTimeLeft(deadlineAt ?? FAR);
  const mayWait = can.includes('available');
  return [
    can.includes('rate') && <RateButton key="rate" invitation={invitation} isOver={isOver} />,
    can.includes('reopen') && !isOver && (
      <ReopenButton key="reopen" sx={WHOLE} invitation={invitation} />
    ),
    mayWait && <AvailableButton key="available" sx={BIG} invitation={invitation} />,
    can.includes('decline') && (
      <DeclineButton key="decline" sx={mayWait ? BIG : WHOLE} invitation={invitation} />
    ),
  ].filter((answer) => answer !== false);
}

interface RateButtonProps {
  invitation: Invitation;
  /** Whether the deadline has passed. */
  isOver: boolean;
}

function RateButton({ invitation, isOver }: RateButtonProps) {
  const translate = useTranslate();
  const [isRating, setRating] = useState(false);
  const { rate } = invitation;
  const isLate = isLateNow(invitation, isOver);
  const verb = isLate ? 'late' : rate && !rate.late ? 'improve' : 'action';
  return (
    <>
      <Button
        variant={isLate ? 'outlined' : 'contained'}
        size="large"
        onClick={() => setRating(true)}
        sx={WHOLE}
      >
        {translate(`invitations.rate.${verb}`)}
      </Button>
      <RateDialog
        invitation={invitation}
        isLate={isLate}
        isOpen={isRating}
        onClose={() => setRating(false)}
      />
    </>
  );
}

/** A note for users who may not answer an open request, which says who may. */
export function OnlyReading({ invitation }: { invitation: Invitation }) {
  const translate = useTranslate();
  const { can = [] } = invitation;
  if (!isOpen(invitation) || ANSWERS.some((verb) => can.includes(verb))) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', mt: 2 }}>
      {translate('invitations.onlyReading')}
    </Typography>
  );
}

const ANSWERS = ['rate', 'available', 'decline', 'reopen'];
/** The deadline of a request without one. */
const FAR = '9999-12-31';
const BIG = { minHeight: { xs: 48, sm: 36 } };
/** As wide as the bar. */
const WHOLE = { ...BIG, gridColumn: '1 / -1' };
/** On a low screen, such as an enlarged one, it is below the page instead of above it. */
const BAR = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  right: 0,
  zIndex: 3,
  px: 1.5,
  pt: 1.25,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '@media (max-height: 479.95px)': { position: 'static', mt: 2 },
} as const;
const INNER = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  maxWidth: 680,
  mx: 'auto',
};
