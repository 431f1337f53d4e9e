import { keepFile, type KeptFile } from './keptFiles.ts';
import { nameOf } from './names.ts';
import { type Place, placeNow } from './placeNow.ts';
import { shrink } from './shrink.ts';

interface Taking {
  owner: string;
  path: string;
  /** The server's time in epoch milliseconds. */
  now: number;
  /** Whether time and place of each file are sent with it, because the phone is where they were taken. */
  isHere: boolean;
}

let taking = 0;

/** Whether files are being taken: their place is not known yet, and they are not sent without it. */
export function isTaking(): boolean {
  return taking > 0;
}

/** Keeps photos, made smaller, and other files on this device, each with the time and the phone's place. */
export async function takeFiles(files: File[], taken: Taking): Promise<void> {
  taking += 1;
  try {
    const place = taken.isHere ? placeNow({ isExact: true }) : undefined;
    const kept: KeptFile[] = [];
    for (const file of files) {
      const one = await keptFrom(file, taken, kept.length);
      await keepFile(one);
      kept.push(one);
    }
    const query = queryOf(await place);
    if (query)
      for (const one of kept) await keepFile({ ...one, query: { ...one.query, ...query } });
  } finally {
    taking -= 1;
  }
}

async function keptFrom(file: File, { owner, path, now, isHere }: Taking, index: number) {
  const content = await shrink(file);
  const query: Record<string, string> = isHere ? { takenAt: new Date(now).toISOString() } : {};
  const fileName = nameOf(file, content);
  return { key: crypto.randomUUID(), owner, path, query, fileName, content, keptAt: now + index };
}

function queryOf(place: Place | undefined) {
  if (!place) return undefined;
  return { latitude: place.latitude.toFixed(6), longitude: place.longitude.toFixed(6) };
}
