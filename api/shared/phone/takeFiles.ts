import { type Fit, fitFile, shrunk, type Unfit } from './fitFile.ts';
import { keepFile, type KeptFile } from './keptFiles.ts';
import { nameOf } from './names.ts';
import { type Place, placeNow } from './placeNow.ts';

interface Taking {
  owner: string;
  path: string;
  /** What the address says beside time and place. */
  query?: Record<string, string>;
  /** The server's time in epoch milliseconds. */
  now: number;
  /** Whether time and place of each file are sent with it, because the phone is where they were taken. */
  isHere: boolean;
  /** The most bytes that the API takes; without it nothing is refused here. */
  maxBytes?: number;
}

/** A file that was not kept, and why. */
export interface UnfitFile {
  file: File;
  unfit: Unfit;
}

let taking = 0;

/** Whether files are being taken: their place is not known yet, and they are not sent without it. */
export function isTaking(): boolean {
  return taking > 0;
}

/**
 * Keeps photos, made smaller, and other files on this device, each with the time and the phone's place. Resolves to those
 * that the API would refuse, which are not kept.
 */
export async function takeFiles(files: File[], context: Taking): Promise<UnfitFile[]> {
  taking += 1;
  try {
    const place = context.isHere ? placeNow({ isExact: true }) : undefined;
    const keptFiles: KeptFile[] = [];
    const unfit: UnfitFile[] = [];
    for (const file of files) {
      const one = await keptFrom(file, context, keptFiles.length);
      if ('unfit' in one) unfit.push(one);
      else keptFiles.push(await keepFile(one));
    }
    const query = queryOf(await place);
    if (query)
      for (const one of keptFiles) await keepFile({ ...one, query: { ...one.query, ...query } });
    return unfit;
  } finally {
    taking -= 1;
  }
}

async function keptFrom(
  file: File,
  { owner, path, query: named = {}, now, isHere, maxBytes }: Taking,
  index: number,
): Promise<KeptFile | UnfitFile> {
  const fit: Fit =
    maxBytes === undefined ? { file: await shrunk(file) } : await fitFile(file, maxBytes);
  if (fit.unfit) return { file, unfit: fit.unfit };
  const content = fit.file!;
  const query = isHere ? { ...named, takenAt: new Date(now).toISOString() } : named;
  const fileName = content.name || nameOf(file, file);
  return { key: crypto.randomUUID(), owner, path, query, fileName, content, keptAt: now + index };
}

function queryOf(place: Place | undefined) {
  if (!place) return undefined;
  return { latitude: place.latitude.toFixed(6), longitude: place.longitude.toFixed(6) };
}
