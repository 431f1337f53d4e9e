import { useEffect, useRef } from 'react';

const SECONDS = 1000;

/** Calls `refresh` at once, when the network is back, when the page is looked at again, and every some seconds. */
export function useRefresh(refresh: () => void, seconds = 30): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const run = () => void (document.hidden || latest.current());
    const timer = setInterval(run, seconds * SECONDS);
    addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [seconds]);
  useEffect(() => void refresh(), [refresh]);
}
