import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../record/device.ts';
import type { Step } from './step.ts';

/** A report of the driver, or its undoing, that the server has not confirmed. */
export interface PendingReport {
  /** A report where it is missing. */
  verb?: 'report' | 'undo';
  body: Step & {
    from?: string;
    fromStop?: number | undefined;
    happenedAt?: string;
    isEarly?: boolean;
  };
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
}

/** The reports that wait to be sent, the oldest first, also from an earlier visit of the page. */
export interface Queue {
  pendingReports: PendingReport[];
  /** Reads what waits now, also within the press that has just changed it. */
  read: () => PendingReport[];
  change: (update: (pending: PendingReport[]) => PendingReport[]) => void;
}

/** Keeps on this device what waits to be sent. */
export function useQueue(linkId: string): Queue {
  const name = `moves ${linkId}`;
  const read = useCallback(() => readKept<PendingReport[]>(name) ?? [], [name]);
  const [pendingReports, setPendingReports] = useState(read);
  const change = useCallback(
    (update: (before: PendingReport[]) => PendingReport[]) => {
      const next = update(read());
      keep(name, next.length > 0 ? next : undefined);
      setPendingReports(next);
    },
    [name, read],
  );
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => key === name && setPendingReports(read());
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [name, read]);
  return { pendingReports, read, change };
}
