import { useCallback, useEffect, useState } from 'react';
import { forgetFile, type KeptFile, keptFiles } from '#phone/keptFiles';
import { sendKept } from '#phone/sendKept';
import { takeFiles, type UnfitFile } from '#phone/takeFiles';
import { serverClock } from '../../forms/api.ts';
import { evidenceFile } from '../../forms/files.static.ts';
import { sendWithProgress } from '../parts/sendWithProgress.ts';
import { useStorage } from '../parts/useStorage.ts';
import { useRefresh } from '../record/useRefresh.ts';
import type { OpenLink } from '../record/useLink.ts';
import type { Evidence, EvidenceItem } from './source.ts';

/** The proof document of a file: its kind, and the stop where each owes one. */
export type EvidenceKey = Pick<EvidenceItem, 'type' | 'stopNumber'>;

/** A file that could not be kept, and the proof document for which it was chosen. */
export interface UnfitEvidence extends UnfitFile {
  item: EvidenceKey;
}

/** Whether these are the same proof document. */
export function isSame(one: EvidenceKey, other: EvidenceKey | undefined): boolean {
  return one.type === other?.type && one.stopNumber === other.stopNumber;
}

/** The files of a link that this device keeps until the server has them. */
export interface Files {
  /** Those that wait, those that are being sent, and those that the server refused. */
  keptOf: (item: EvidenceKey) => KeptFile[];
  waitingFiles: KeptFile[];
  /** Those that were chosen last and cannot be sent. */
  unfit: UnfitEvidence[];
  /** The sent part of a file in percent, by the key of the file. */
  percents: Readonly<Record<string, number>>;
  /** The proof document for which files are being made ready. */
  preparing: EvidenceKey | undefined;
  /** Whether the last attempt left something behind. */
  hasFailed: boolean;
  /** Whether the browser may clear what waits. */
  isAtRisk: boolean;
  take: (item: EvidenceKey, files: File[]) => Promise<void>;
  forget: (file: KeptFile) => Promise<void>;
}

const SECONDS = 10;

/** Keeps what is chosen or photographed on this device, made smaller, and sends it when there is a network. */
export function useFiles({ client, subjectId, replace }: OpenLink<Evidence>): Files {
  const [storedFiles, setStoredFiles] = useState<KeptFile[]>([]);
  const [unfit, setUnfit] = useState<UnfitEvidence[]>([]);
  const [percents, setPercents] = useState<Record<string, number>>({});
  const [preparing, setPreparing] = useState<EvidenceKey>();
  const [hasFailed, setFailed] = useState(false);
  const waitingFiles = storedFiles.filter(({ refusal }) => !refusal);
  const isAtRisk = useStorage(waitingFiles.length > 0);
  const pathOf = (type: string) => `/api/shipments/${subjectId}/evidence/${type}/files`;

  const read = useCallback(async () => setStoredFiles(await keptFiles(client.id)), [client]);

  const flush = useCallback(async () => {
    const post = (url: string, body: FormData, key: string, onProgress: (one: number) => void) =>
      sendWithProgress(url, { headers: client.headers(key), body, onProgress });
    const report = ({ key }: KeptFile, percent: number) =>
      setPercents((before) => ({ ...before, [key]: percent }));
    const { count, body, unsent, refusedFiles } = await sendKept(client.id, post, report);
    setPercents({});
    if (count + unsent + refusedFiles.length > 0) setFailed(unsent > 0);
    if (body) replace(body as Evidence);
    await read();
  }, [client, read, replace]);

  useEffect(() => void read(), [read]);
  useRefresh(flush, SECONDS);

  const take = async (item: EvidenceKey, files: File[]) => {
    const sentTo = { owner: client.id, path: pathOf(item.type), query: queryOf(item) };
    const taken = { ...sentTo, now: serverClock.now(), isHere: true };
    setPreparing(item);
    const { maxBytes } = evidenceFile;
    const unfitFiles = await takeFiles(files, { ...taken, maxBytes });
    setPreparing(undefined);
    setUnfit(unfitFiles.map((one) => ({ ...one, item })));
    await read();
    await flush();
  };

  const forget = async (file: KeptFile) => {
    await forgetFile(file);
    await read();
  };

  const keptOf = (item: EvidenceKey) =>
    storedFiles.filter(
      ({ path, query }) =>
        path === pathOf(item.type) && query.stopNumber === queryOf(item).stopNumber,
    );
  return { keptOf, waitingFiles, unfit, percents, preparing, hasFailed, isAtRisk, take, forget };
}

/** The part of the address that names the stop; none for what is owed once. */
function queryOf({ stopNumber }: EvidenceKey): Record<string, string> {
  return stopNumber ? { stopNumber: String(stopNumber) } : {};
}
