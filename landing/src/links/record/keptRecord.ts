import { keep, keptKeys, readKept } from './device.ts';

/** The record that a link opened when it was last read, kept so that its page shows it without a network. */
export interface KeptRecord<Content> {
  kind: string;
  subjectId: string;
  content: Content;
  /** When it was read, in epoch milliseconds. */
  readAt: number;
}

const PREFIX = 'link ';
const DAYS_30 = 30 * 24 * 3600 * 1000;

/** Returns what the link opened when it was last read; erases what any link opened more than 30 days ago. */
export function keptRecord<Content>(linkId: string): KeptRecord<Content> | undefined {
  for (const key of keptKeys()) if (key.startsWith(PREFIX)) eraseOld(key);
  return readKept(PREFIX + linkId);
}

/** Keeps what a link opens. */
export function keepRecord(linkId: string, record: KeptRecord<unknown>): void {
  keep(PREFIX + linkId, record);
}

function eraseOld(key: string): void {
  const { readAt = 0 } = readKept<KeptRecord<unknown>>(key) ?? {};
  if (Date.now() - readAt > DAYS_30) keep(key, undefined);
}
