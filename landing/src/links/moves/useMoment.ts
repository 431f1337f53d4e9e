import { useEffect, useState } from 'react';

/** Whether a moment of this device, in epoch milliseconds, is still to come. */
export function useMoment(moment: number): boolean {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return passed < moment;
}
