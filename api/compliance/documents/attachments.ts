import { loadContract } from '../../core/contract/document.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Storage } from '../../core/files/storage.ts';
import { type AttachedFile, keepAttached } from '../../core/uploads/keepAttached.ts';
import { type FileLimits, fileLimitsOf } from '../../core/uploads/receive.ts';
import type { Carrier, DocumentType } from '../../network/carriers/index.ts';
import { Document } from './Document.ts';
import { carriersOf, documentPolicy as may } from './policy.ts';
import * as documents from './service.ts';
import { addVersion } from './upload.ts';

/** A file that was sent for a carrier, and the document that it is. */
interface Attachment {
  carrierId: string;
  type: DocumentType;
  documentDate?: string | undefined;
  file: AttachedFile;
}

/**
 * Adds an attached file as a version of a carrier's document, which waits for its review like one that is uploaded. Throws
 * 403 and 404 for those who may not upload it, and 413 and 422 for a file that an upload would refuse.
 */
export async function keepAttachment(
  actor: Actor,
  { carrierId, type, documentDate, file }: Attachment,
  { storage, now }: { storage: Storage; now: Date },
): Promise<void> {
  const id = await documents.idOf(carriersOf(actor), carrierId, type);
  const keep = () => keepAttached(storage, file, documentFile());
  await documents.act(actor, id, may.upload, (document) =>
    addVersion(document, actor, keep, { documentDate, now }),
  );
}

/** The limits of the file of a document. */
export function documentFile(): FileLimits {
  const contract = loadContract();
  return fileLimitsOf(contract, contract.paths['/carriers/documentUpload']!.post!)!;
}

/** Whether the actor may upload documents of a carrier. */
export function mayKeepFor(actor: Actor, { id: carrierId, companyId }: Carrier): boolean {
  return may.upload(actor, { carrierId, companyId, status: 'missing' }) === true;
}

/** By checksum, the types of a carrier's documents that have a version with this file. */
export async function typesOfFiles(
  carrierId: string,
  checksums: string[],
): Promise<Map<string, DocumentType>> {
  const rows = await Document.query()
    .join('documentVersions', 'documentVersions.documentId', 'documents.id')
    .where({ carrierId })
    .whereIn('checksum', checksums)
    .select('checksum', 'type');
  const files = rows as unknown as { checksum: string; type: DocumentType }[];
  return new Map(files.map(({ checksum, type }) => [checksum, type]));
}
