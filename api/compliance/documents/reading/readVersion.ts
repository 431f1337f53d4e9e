import type { Storage } from '../../../core/files/storage.ts';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { textOfPdf } from '../../../core/reading/readStored.ts';
import type { Transaction } from 'objection';
import { addressOf } from '../addressOf.ts';
import { Document } from '../Document.ts';
import { DocumentVersion } from '../DocumentVersion.ts';
import { readingOf } from './fields.ts';

const READ = { name: 'read-document' };

/** Lets the text of an uploaded PDF be read once the transaction commits. */
export function readLater(trx: Transaction, { id }: Pick<DocumentVersion, 'id'>): Promise<void> {
  return enqueue(trx, READ, { id });
}

/** Job that keeps what the text of an uploaded PDF tells, for its review, or that it cannot be read. */
export function readDocuments(storage: Storage): Job<{ id: string }> {
  return {
    ...READ,
    async run({ trx, data: { id } }) {
      const version = await DocumentVersion.query(trx).findById(id);
      if (!version || version.reading) return;
      const text = await textOfPdf(storage, version.fileKey);
      const reading = readingOf(text, await countryOf(trx, version));
      await version.$query(trx).patch({ reading });
    },

    async givenUp({ trx, data: { id } }) {
      const reading = readingOf(undefined);
      await DocumentVersion.query(trx).patch({ reading }).where({ id }).whereNull('reading');
    },
  };
}

async function countryOf(trx: Transaction, { documentId }: DocumentVersion) {
  const document = await Document.query(trx).findById(documentId);
  return document && (await addressOf(trx, document.carrierId))?.country;
}
