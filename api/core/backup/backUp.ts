import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import { copyOut } from '../../../db/backup/copy.ts';
import { withSnapshot, type Snapshot } from '../../../db/backup/snapshot.ts';
import type { Incoming } from '../files/incoming.ts';
import type { Storage } from '../files/storage.ts';
import type { NeededFiles } from '../files/sweep.ts';
import { ArchiveWriter } from './archiveWriter.ts';
import { backedUpFiles } from './backedUpFiles.ts';
import { CLOSING, FILES, OPENING, TABLES, type Closing } from './format.ts';
import { describeOpening } from './opening.ts';
import { everyTwoSeconds } from './progress.ts';

/** The sources of a backup, and the place where it says how far it is. */
export interface Source {
  db: Knex;
  storage: Storage;
  incoming: Incoming;
  neededFiles: NeededFiles[];
  now: Date;
  log: (line: string) => void;
}

/**
 * Writes a backup: every table as of one moment, then the files that its records need. The product may run meanwhile.
 * Memory does not grow with the data.
 */
export function backUp(source: Source, output: Writable): Promise<Closing> {
  return withSnapshot(source.db, async (snapshot) => {
    const archive = new ArchiveWriter(output);
    const opening = await describeOpening(snapshot, source.now);
    await archive.add(OPENING, JSON.stringify(opening, null, 2));
    const rows = await addTables(archive, snapshot, source);
    const { files, missingFiles } = await addFiles(archive, snapshot, source);
    await archive.list();
    const closing: Closing = { rows, files, missingFiles, checksums: archive.lists };
    await archive.finish(CLOSING, JSON.stringify(closing, null, 2));
    return closing;
  });
}

async function addTables(archive: ArchiveWriter, { client, layout }: Snapshot, { log }: Source) {
  const rows: Record<string, number> = {};
  const say = everyTwoSeconds(log);
  for (const [index, table] of layout.tables.entries()) {
    let part = 0;
    const addCount = (count: number) => (rows[table.name] = count);
    for await (const content of copyOut(client, table, addCount)) {
      await archive.add(`${TABLES}${table.name}/${numbered(++part)}.copy`, content);
      say(() => `${table.name}, part ${part}`);
    }
    log(`table ${index + 1} of ${layout.tables.length}: ${table.name}, ${rows[table.name]} rows`);
  }
  return rows;
}

async function addFiles(archive: ArchiveWriter, snapshot: Snapshot, source: Source) {
  const { storage, incoming, neededFiles, now } = source;
  const missingFiles: string[] = [];
  const say = everyTwoSeconds(source.log);
  let files = 0;
  await incoming.withDirectory(async (directory) => {
    for await (const keys of backedUpFiles(snapshot, neededFiles, now))
      for (const key of keys) {
        if (await addFile(archive, storage, key, join(directory, 'file'))) files++;
        else missingFiles.push(key);
        say(() => `${files} files`);
      }
  });
  source.log(`${files} files`);
  return { files, missingFiles };
}

/** Adds a stored file through a local copy, because the archive needs its size first; returns false if it does not exist. */
async function addFile(archive: ArchiveWriter, storage: Storage, key: string, copy: string) {
  const content = await storage.read(key).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!content) return false;
  const target = createWriteStream(copy);
  await pipeline(content, target);
  await archive.addStream(
    `${FILES}${key.slice(0, 2)}/${key}`,
    target.bytesWritten,
    createReadStream(copy),
  );
  return true;
}

function numbered(part: number): string {
  return String(part).padStart(6, '0');
}
