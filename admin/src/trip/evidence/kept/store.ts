import { isPhone } from '#phone/isPhone';
import { forgetFile, type KeptFile, keptFiles } from '#phone/keptFiles';
import { type Sent, sendKept } from '#phone/sendKept';
import { takeFiles } from '#phone/takeFiles';
import { useSyncExternalStore } from 'react';
import type { HttpError } from 'react-admin';
import { readSession } from '../../../core/auth/session.ts';
import { http } from '../../../core/data/http.ts';
import { namedErrors, type Problem } from '../../../core/data/problem.ts';
import { serverClock } from '../../../core/data/serverClock.ts';

let storedFiles: KeptFile[] = [];
const listeners = new Set<() => void>();

/** The files of the signed-in person that this device keeps: what waits for the network, and what was refused. */
export function useKept(): KeptFile[] {
  return useSyncExternalStore(listen, () => storedFiles);
}

/**
 * Keeps files on this device for a path below `/api/`, and for a stop where the load has several; with `isTimed` those of a
 * phone with their time and place.
 */
export async function take(
  { path, stopNumber }: FilesOf,
  files: File[],
  isTimed: boolean,
): Promise<void> {
  const query: Record<string, string> = stopNumber ? { stopNumber: String(stopNumber) } : {};
  const sentTo = { owner: ownId(), path: pathOf(path), query };
  await takeFiles(files, { ...sentTo, now: serverClock.now(), isHere: isTimed && isPhone() });
  await readKept();
}

/** Sends what waits; without a network it stays. */
export async function sendAll(): Promise<Sent> {
  const sent = await sendKept(ownId(), post);
  await readKept();
  return sent;
}

/** The record to which files are sent: its path below `/api/`, and its stop where the load has several. */
export interface FilesOf {
  path: string;
  stopNumber?: number | null | undefined;
}

/** Whether a file is kept for this record. */
export function isFor({ path, query }: KeptFile, record: FilesOf): boolean {
  const { stopNumber } = record;
  const stop = stopNumber ? String(stopNumber) : undefined;
  return path === pathOf(record.path) && query.stopNumber === stop;
}

/** Erases a file that was refused. */
export async function forget(file: KeptFile): Promise<void> {
  await forgetFile(file);
  await readKept();
}

/** The path under which the files of a proof document or an accessorial are kept and sent. */
function pathOf(path: string): string {
  return `/api/${path}/files`;
}

/** Answers refusals like successes; throws where no answer comes. */
async function post(url: string, body: FormData, key: string) {
  const headers = new Headers({ 'Idempotency-Key': key });
  const options = { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE_MS) };
  try {
    const { status, json } = await http(url, options);
    return { status, body: json };
  } catch (error) {
    const { status, body } = error as HttpError;
    if (!status) throw error;
    return { status, body: { ...(body as Problem), errors: namedErrors(body as Problem) } };
  }
}

/** Reads what this device keeps, as after a reload. */
export async function readKept(): Promise<void> {
  storedFiles = await keptFiles(ownId());
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ownId(): string {
  return readSession()?.userId ?? '';
}

const PATIENCE_MS = 120_000;
