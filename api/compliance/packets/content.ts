import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import { DocumentVersion, documentLabels } from '../documents/index.ts';
import type { Packet } from './Packet.ts';

type Content = Schemas['PacketContent'];

/** Reads the content of a packet, in a language, and which of its documents have a newer version by now. */
export async function contentOf(packet: Packet, locale: Locale, now: Date): Promise<Content> {
  const { number, recipient, content, createdAt, expiresAt, revokedAt } = packet;
  const newest = await newestNumbers(content.documents.map(({ id }) => id));
  return {
    number,
    recipient,
    carrierName: content.carrierName,
    sentAt: timeOf(createdAt),
    expiresAt: timeOf(expiresAt),
    isOpen: !revokedAt && new Date(expiresAt) > now,
    documents: content.documents.map(({ type, ...document }) => ({
      ...document,
      name: documentLabels[type][locale],
      isNewest: document.number === newest.get(document.id),
    })),
  };
}

async function newestNumbers(ids: string[]): Promise<Map<string, number>> {
  const rows = await DocumentVersion.query()
    .whereIn('documentId', ids)
    .groupBy('documentId')
    .select('documentId')
    .max('number as number');
  return new Map(rows.map(({ documentId, number }) => [documentId, number]));
}

function timeOf(at: Date | string): string {
  return new Date(at).toISOString();
}
