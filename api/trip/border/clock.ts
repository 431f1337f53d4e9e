import type { Schemas } from '../../core/contract/types.ts';
import { HOUR_MS, MINUTE_MS } from './times.ts';

type Clock = Schemas['BorderClock'];

/** The time before the arrival by which U.S. customs must have accepted the e-Manifest (19 CFR 123.92): one hour, by FAST 30 minutes. */
const MINUTES = { usual: 60, fast: 30 } as const;
/** The time before that deadline at which the clock warns. */
const WARNING_MS = 2 * HOUR_MS;

interface Arrival {
  plannedAt: string | null | undefined;
  fast: boolean;
  manifestAcceptedAt: string | null | undefined;
}

/** The clock of the e-Manifest of a northbound load with a planned arrival. */
export function clockOf({ plannedAt, fast, manifestAcceptedAt }: Arrival, now: Date): Clock | null {
  if (!plannedAt) return null;
  const minutesBefore = fast ? MINUTES.fast : MINUTES.usual;
  const before = minutesBefore * MINUTE_MS;
  const dueMs = Date.parse(plannedAt) - before;
  const accepted = manifestAcceptedAt ? Date.parse(manifestAcceptedAt) : null;
  return {
    dueAt: iso(dueMs),
    warnAt: iso(dueMs - WARNING_MS),
    minutesBefore,
    acceptedAt: accepted === null ? null : iso(accepted),
    earliestArrivalAt: accepted && accepted > dueMs ? iso(accepted + before) : null,
    state: stateOf({ dueMs, accepted, now: now.getTime() }),
  };
}

function stateOf({
  dueMs,
  accepted,
  now,
}: {
  dueMs: number;
  accepted: number | null;
  now: number;
}) {
  if (accepted) return accepted <= dueMs ? 'accepted' : 'accepted_late';
  if (now >= dueMs) return 'late';
  return now >= dueMs - WARNING_MS ? 'warning' : 'open';
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
