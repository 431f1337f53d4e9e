import { useEffect, useState } from 'react';
import { askToKeep } from '#phone/askToKeep';

/** Asks the browser to keep what waits on the device, once something does; returns whether it refused. */
export function useStorage(isWaiting: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (isWaiting) void askToKeep().then((isKept) => setRefused(!isKept));
  }, [isWaiting]);
  return isWaiting && isRefused;
}
