import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { Box, Button, type ButtonProps } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Key } from '../../../core/actions/Key.tsx';
import { useShortcuts, useShortcutsChoice } from '../../../core/actions/useShortcuts.ts';
import { NARROW } from '../../../core/theme/tokens.ts';
import type { CarrierDocument } from '../document.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import type { Queue } from './queue.ts';
import { RejectDialog } from './RejectDialog.tsx';

/** The decision that the open dialog asks to confirm. */
export type Review = 'approve' | 'reject';

export interface ReviewProps {
  /** Undefined while no dialog is open. */
  review?: Review;
  setReview: (review?: Review) => void;
}

/**
 * To approve or to reject the document in context, each after a confirmation, for whoever may, and then the next one;
 * to go to the one before or after it. By button, on a phone within the thumb's reach, and by key.
 */
export function ReviewBar({ review, setReview, queue }: ReviewProps & { queue: Queue }) {
  const { can = [], status } = useRecordContext<CarrierDocument>()!;
  const { place, toPrevious, toNext, goOn } = queue;
  const mayReview = can.includes('review') && status !== 'missing';
  const isApproved = ['approved', 'expiring', 'expired'].includes(status);
  const approve = mayReview && !isApproved ? () => setReview('approve') : undefined;
  const reject = mayReview && status !== 'rejected' ? () => setReview('reject') : undefined;
  useShortcuts({ a: approve, r: reject, j: toNext, k: toPrevious });
  const close = () => setReview(undefined);
  const onDone = () => {
    close();
    void goOn();
  };
  if (!mayReview && place === 0) return null;
  return (
    <Box sx={BAR}>
      {place > 0 && <Step name="previous" keyName="k" onClick={toPrevious} />}
      {reject && (
        <Act name="reject" keyName="r" onClick={reject} variant="outlined" color="error" />
      )}
      {approve && <Act name="approve" keyName="a" onClick={approve} variant="contained" />}
      {place > 0 && <Step name="next" keyName="j" onClick={toNext} />}
      {approve && <ApproveDialog isOpen={review === 'approve'} onClose={close} onDone={onDone} />}
      {reject && <RejectDialog isOpen={review === 'reject'} onClose={close} onDone={onDone} />}
    </Box>
  );
}

interface KeyButtonProps extends ButtonProps {
  name: string;
  keyName: string;
}

function Act({ name, keyName, ...button }: KeyButtonProps) {
  const translate = useTranslate();
  const [isOn] = useShortcutsChoice();
  return (
    <Button {...button} aria-keyshortcuts={isOn ? keyName : undefined} sx={TALL}>
      {translate(`documents.${name}.action`)}
      {isOn && <Key>{keyName}</Key>}
    </Button>
  );
}

function Step({ name, keyName, onClick }: KeyButtonProps) {
  const translate = useTranslate();
  const [isOn] = useShortcutsChoice();
  const isNext = name === 'next';
  return (
    <Button
      onClick={onClick}
      disabled={!onClick}
      aria-label={translate(`documents.queue.${name}`)}
      aria-keyshortcuts={isOn ? keyName : undefined}
      sx={{ ...TALL, ...(isNext ? { ml: 'auto' } : { mr: 'auto' }) }}
    >
      {!isNext && <NavigateBefore />}
      {isOn && <Key>{keyName}</Key>}
      {isNext && <NavigateNext />}
    </Button>
  );
}

const TALL = { minHeight: 44, minWidth: 44, px: 1.5 };
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [`@media (max-width: ${NARROW - 0.05}px)`]: {
    position: 'fixed',
    zIndex: 3,
    inset: 'auto 0 0 0',
    flexWrap: 'nowrap',
    justifyContent: 'center',
    px: 1.5,
    pt: 1.25,
    pb: 'calc(12px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
};
