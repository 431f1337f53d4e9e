import type { Env } from '../runtime/env.ts';
import { Incoming } from './incoming.ts';
import { LocalStorage } from './localStorage.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name: a bucket with S3_BUCKET, otherwise the local disk; the client of S3 is loaded only then. */
export async function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return new LocalStorage(dataDir);
  const { S3Storage } = await import('./s3Storage.ts');
  return new S3Storage(s3, new Incoming(dataDir));
}
