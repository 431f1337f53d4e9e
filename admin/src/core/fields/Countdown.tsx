import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { serverClock } from '../data/serverClock.ts';
import { isAnnounced, type TimeLeft, timeLeft, untilNextText } from '../format/timeLeft.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

interface CountdownProps {
  /** A timestamp. */
  until: string;
  /** Shows only the time, without a label. */
  isBare?: boolean;
  /** A text or message key that says what happens when the time is over. */
  after?: string;
}

/**
 * A countdown to a timestamp. It is highlighted in the last ten minutes, and screen readers announce it at some
 * points.
 */
export function Countdown({ until, isBare = false, after }: CountdownProps) {
  const translate = useTranslate();
  const left = useTimeLeft(until);
  const text = useTimeText(left, isBare);
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <Box component="span" role="timer" sx={[CLOCK, left.isUrgent && URGENT, left.isOver && OVER]}>
        <ScheduleOutlined sx={{ fontSize: 16 }} />
        {text}
      </Box>
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {isAnnounced(left.seconds) ? text : ''}
      </Box>
      {left.isOver && after && (
        <Box component="span" sx={AFTER}>
          {translate(after, { _: after })}
        </Box>
      )}
    </Box>
  );
}

/** The time left until a timestamp by the server's clock, updated when its text changes or that clock is corrected. */
export function useTimeLeft(until: string): TimeLeft {
  const [read, setRead] = useState(readClock);
  const end = Date.parse(until);
  useEffect(() => serverClock.onCorrected(() => setRead(readClock())), []);
  useEffect(() => {
    const left = end - read.now;
    if (!(left > 0)) return;
    const timer = setTimeout(() => setRead(readClock()), untilNextText(left));
    return () => clearTimeout(timer);
  }, [end, read]);
  return timeLeft(end, read.now);
}

function readClock() {
  return { now: serverClock.now() };
}

function useTimeText({ isOver, text }: TimeLeft, isBare: boolean): string {
  const translate = useTranslate();
  if (isOver) return translate('anden.time.over');
  const time = 'clock' in text ? text.clock : translate(`anden.time.${text.key}`, text.values);
  return isBare ? time : translate('anden.time.left', { time });
}

const CLOCK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
const URGENT = { color: 'accent', fontWeight: 650 };
const AFTER = {
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  lineHeight: 1.2,
  color: 'text.secondary',
  whiteSpace: 'normal',
};
const OVER = { color: 'text.secondary' };
