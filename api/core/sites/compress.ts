import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside each file of text of a build, which the server sends to browsers that take them. */
export async function compressFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(directory, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const TEXT = /\.(js|css|svg|html|json|webmanifest|txt)$/;

/** Bytes; smaller files travel in one packet anyway. */
const WORTHWHILE = 1000;
