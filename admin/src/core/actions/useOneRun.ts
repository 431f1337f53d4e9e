import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-admin';

/**
 * Runs an action once at a time: a press while it runs joins it. After a result that `leavesPage`, a press joins it
 * until the next page is shown, and `isLeaving` is true until then.
 */
export function useOneRun<Result>() {
  const page = useLocation().key;
  const running = useRef<Promise<Result>>(undefined);
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (left === undefined || left === page) return;
    running.current = undefined;
    setLeft(undefined);
  }, [left, page]);
  const start = async (action: () => Promise<Result>, leavesPage: (result: Result) => boolean) => {
    const result = await action();
    if (leavesPage(result)) setLeft(page);
    else running.current = undefined;
    return result;
  };
  return {
    isLeaving: left === page,
    run: (...call: Parameters<typeof start>) => (running.current ??= start(...call)),
  };
}
