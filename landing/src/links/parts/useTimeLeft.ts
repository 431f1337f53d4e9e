import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../forms/api.ts';

/**
 * The time left until a moment by the server's clock, `59:07` or `1:00:00`, every second; undefined without a moment and
 * once it has passed, when `onOver` is called.
 */
export function useTimeLeft(until: string | null | undefined, onOver: () => void) {
  const [seconds, setSeconds] = useState(0);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!until) return setSeconds(0);
    const tick = () => {
      const left = Math.ceil((new Date(until).getTime() - serverClock.now()) / 1000);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return seconds > 0 ? timeText(seconds) : undefined;
}

function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
