import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../core/files/storage.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import type { Transaction } from 'objection';
import { DocumentVersion } from '../DocumentVersion.ts';
import { fieldsIn } from './fields.ts';
import { pdfTextOf } from './pdfText.ts';

const READ = { name: 'read-document' };

/** Lets the text of an uploaded PDF be read once the transaction commits. */
export function readLater(trx: Transaction, { id }: Pick<DocumentVersion, 'id'>): Promise<void> {
  return enqueue(trx, READ, { id });
}

/** Job that keeps what the text of an uploaded PDF tells, for its review; one that cannot be read tells nothing. */
export function readDocuments(storage: Storage): Job<{ id: string }> {
  return {
    ...READ,
    async run({ trx, data: { id } }) {
      const version = await DocumentVersion.query(trx).findById(id);
      if (!version || version.reading) return;
      const content = await buffer(await storage.read(version.fileKey));
      const text = await pdfTextOf(new Uint8Array(content));
      const reading = { hasText: text.trim().length > 0, ...fieldsIn(text) };
      await version.$query(trx).patch({ reading });
    },

    async givenUp({ trx, data: { id } }) {
      const reading = { hasText: false, ...fieldsIn('') };
      await DocumentVersion.query(trx).patch({ reading }).where({ id }).whereNull('reading');
    },
  };
}
