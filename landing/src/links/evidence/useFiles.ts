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
import type { Evidence } from './source.ts';

/** A file that could not be kept, and the proof document for which it was chosen. */
export interface UnfitEvidence extends UnfitFile {
  type: string;
}

/** The files of a link that this device keeps until the server has them. */
export interface Files {
  /** Those that wait, those that are being sent, and those that the server refused. */
  keptOf: (type: string) => KeptFile[];
  waitingFiles: KeptFile[];
  /** Those that were chosen last and cannot be sent. */
  unfit: UnfitEvidence[];
  /** The sent part of a file in percent, by the key of the file. */
  percents: Readonly<Record<string, number>>;
  /** The proof document for which files are being made ready. */
  preparing: string | undefined;
  /** Whether the last attempt left something behind. */
  hasFailed: boolean;
  /** Whether the browser may clear what waits. */
  isAtRisk: boolean;
  take: (type: string, files: File[]) => Promise<void>;
  forget: (file: KeptFile) => Promise<void>;
}

const SECONDS = 10;

/** Keeps what is chosen or photographed on this device, made smaller, and sends it when there is a network. */
export function useFiles({ client, subjectId, replace }: OpenLink<Evidence>): Files {
  const [storedFiles, setStoredFiles] = useState<KeptFile[]>([]);
  const [unfit, setUnfit] = useState<UnfitEvidence[]>([]);
  const [percents, setPercents] = useState<Record<string, number>>({});
  const [preparing, setPreparing] = useState<string>();
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

  const take = async (type: string, files: File[]) => {
    const taken = { owner: client.id, path: pathOf(type), now: serverClock.now(), isHere: true };
    setPreparing(type);
    const { maxBytes } = evidenceFile;
    const unfitFiles = await takeFiles(files, { ...taken, maxBytes });
    setPreparing(undefined);
    setUnfit(unfitFiles.map((one) => ({ ...one, type })));
    await read();
    await flush();
  };

  const forget = async (file: KeptFile) => {
    await forgetFile(file);
    await read();
  };

  const keptOf = (type: string) => storedFiles.filter(({ path }) => path === pathOf(type));
  return { keptOf, waitingFiles, unfit, percents, preparing, hasFailed, isAtRisk, take, forget };
}
