import { createHash } from 'node:crypto';

const EPOCH = Date.UTC(2026, 0, 1);

/** The UUIDv7 of a demo record: always the same for the same key, and older than the ids of users' records. */
export function id(key: string): string {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes.writeUIntBE(EPOCH, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
