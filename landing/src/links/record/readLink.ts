import { keepRecord, type KeptRecord } from './keptRecord.ts';
import type { LinkClient } from './linkClient.ts';
import type { Kind, LinkSource } from './LinkSource.ts';

/** The outcome of reading a link. */
export type Outcome<Content> =
  | { record: KeptRecord<Content> }
  | { failure: 'offline' | 'busy' }
  | { problem: 'gone' }
  | { problem: 'otherKind'; kind: Kind };

/** Reads what a link opens, and keeps it on the device where its source says so. */
export async function readLink<Content>(
  client: LinkClient,
  source: LinkSource<Content>,
  stored: KeptRecord<Content> | undefined,
): Promise<Outcome<Content>> {
  try {
    return await readContent(client, source, stored);
  } catch {
    return { failure: 'offline' };
  }
}

async function readContent<Content>(
  client: LinkClient,
  source: LinkSource<Content>,
  stored: KeptRecord<Content> | undefined,
): Promise<Outcome<Content>> {
  const link = stored ?? (await identify(client, source));
  if (!('subjectId' in link)) return link;
  const { kind, subjectId } = link;
  const target = { client, kind: kind as Kind, subjectId };
  const { status, content } = await source.read(target, stored?.content);
  if (status === 404) return { problem: 'gone' };
  if (content === undefined) return { failure: 'busy' };
  const record = { kind, subjectId, content, readAt: Date.now() };
  if (source.isKept) keepRecord(client.id, record);
  return { record };
}

async function identify<Content>(
  client: LinkClient,
  { kinds }: LinkSource<Content>,
): Promise<Outcome<Content> | { kind: Kind; subjectId: string }> {
  const { ok, status, body } = await client.call('/api/link');
  if (status === 404) return { problem: 'gone' };
  if (!ok) return { failure: 'busy' };
  const { kind, subjectId } = body as { kind: Kind; subjectId: string };
  return kinds.includes(kind) ? { kind, subjectId } : { problem: 'otherKind', kind };
}
