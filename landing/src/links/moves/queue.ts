import { linkId } from '../linkApi.ts';

/** A move that the driver reported and that the server has not confirmed. */
export interface Report {
  body: Record<string, unknown> & { status: string; happenedAt: string };
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
}

const KEY = `moves ${linkId}`;
let unstored: Report[] = [];

/** The reports that wait to be sent, the oldest first, also from an earlier visit of this page. */
export function waitingReports(): Report[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Report[];
  } catch {
    return unstored;
  }
}

/** Keeps a report on this device until it is sent. */
export function keepReport(body: Report['body']): void {
  save([...waitingReports(), { body, key: crypto.randomUUID() }]);
}

/** Changes or, without a body, erases a report. */
export function replaceReport({ key }: Report, body?: Report['body']): void {
  const kept = waitingReports().filter((report) => body || report.key !== key);
  save(kept.map((report) => (report.key === key && body ? { ...report, body } : report)));
}

/** Erases all reports: the link is no longer valid, or the driver does not confirm an early arrival. */
export function forgetReports(): void {
  save([]);
}

function save(reports: Report[]): void {
  unstored = reports;
  try {
    localStorage.setItem(KEY, JSON.stringify(reports));
  } catch {
    // Without storage they are kept while the page is open.
  }
}
