import { randomBytes } from 'node:crypto';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Document, DocumentVersion } from '../../documents/index.ts';
import { uploadedDocument } from '../../documents/test/factory.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Packet } from '../Packet.ts';

/** Inserts a packet with one document of the carrier, by default of a new carrier. */
export async function buildPacket(overrides: Columns<Packet> = {}): Promise<Packet> {
  const carrierId = overrides.carrierId ?? (await buildCarrier()).id;
  const type = 'official_id';
  const known = await Document.query().findOne({ carrierId, type });
  const before = known && (await versionOf(known.id));
  const id = before ? known.id : (await uploadedDocument(carrierId, { type })).id;
  const version = before ?? (await versionOf(id))!;
  const { fileName, size, checksum, documentDate, expirationDate } = version;
  const packed = { fileName, size, checksum, documentDate, expirationDate };
  return saved(Packet, {
    number: randomBytes(16).toString('hex'),
    language: 'es',
    recipient: 'Aduanas del Norte',
    email: 'compras@prueba.test',
    content: { carrierName: 'Transportes Prueba', documents: [{ id, type, number: 1, ...packed }] },
    expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60_000),
    ...overrides,
    carrierId,
  });
}

function versionOf(documentId: string) {
  return DocumentVersion.query().findOne({ documentId, number: 1 });
}
