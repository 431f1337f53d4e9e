import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A value with the words it comes from, or the readings that must be asked; `or` allows both. */
export interface Field {
  is?: unknown;
  ask?: unknown[];
  or?: 'ask';
  words: string;
}

/** A field by its name; `stops` is a list of fields, and `free` the names of those that are not judged. */
export interface Load {
  free?: string[];
  [name: string]: Field | Field[] | string[] | undefined;
}

/** A message and the loads that it asks for. */
export interface Message {
  id: string;
  received: string;
  from?: string;
  text: string;
  loads: Load[];
}

/** A mail that answers a rate request, what its author wrote in it, and the right answer. */
export interface Reply {
  id: string;
  received: string;
  quoteCurrency: 'MXN' | 'USD';
  written: string;
  answer: Record<string, unknown> & { kind: string };
  raw: string;
}

/** The customers, saved locations and quotes of yesterday that the reader of every message is given. */
export interface Context {
  timeZone: string;
  customers: { name: string; domain: string; phones: string[] }[];
  locations: { key: string; name: string; customer: string | null; city: string; state: string }[];
  yesterday: { key: string; customer: string; [field: string]: unknown }[];
}

/** Reads the messages of the files whose names begin so: `open`, `sealed`, `final`, or one of them as `open-5`. */
export function readMessages(beginning: string): Message[] {
  return readAll<Message>('data', beginning);
}

/** Reads the mails that answer a rate request. */
export function readReplies(): Reply[] {
  return readAll<Reply>('replies', 'replies');
}

/** Reads what the reader is given beside a message. */
export function readContext(): Context {
  return parse(readFileSync(join(import.meta.dirname, 'data', 'context.yaml'), 'utf8'));
}

function readAll<T>(folder: string, beginning: string): T[] {
  const at = join(import.meta.dirname, folder);
  const names = readdirSync(at).filter((name) =>
    name.replace('.', '-').startsWith(`${beginning}-`),
  );
  return names.sort().flatMap((name) => parse(readFileSync(join(at, name), 'utf8')) as T[]);
}
