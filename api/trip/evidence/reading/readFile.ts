import type { Transaction } from 'objection';
import { noteChanged } from '../../../core/announcements/changes.ts';
import type { Storage } from '../../../core/files/storage.ts';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { elementsOfXml, textOfPdf } from '../../../core/reading/readStored.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Shipment } from '../../shipments/index.ts';
import { Evidence } from '../Evidence.ts';
import { EvidenceFile } from '../EvidenceFile.ts';
import { readText } from './pdf.ts';
import { type Reading, unreadable } from './readings.ts';
import { CFDI, readElements } from './xml.ts';

const READ = { name: 'read-evidence' };

/** Lets a CFDI that was sent as evidence be read once the transaction commits. */
export function readLater(trx: Transaction, { id, companyId }: CompanyKey): Promise<void> {
  return enqueue(trx, READ, { id, companyId });
}

/** Job that keeps what a CFDI says, for its review, or that it cannot be read. */
export function readEvidence(storage: Storage): Job<CompanyKey> {
  return {
    ...READ,
    async run({ trx, data: { id, companyId } }) {
      const file = await EvidenceFile.query(trx).findOne({ id, companyId });
      if (!file || file.reading) return;
      const reading = await readStoredFile(storage, file);
      await EvidenceFile.query(trx).patch({ reading }).where({ id, companyId });
      await tell(trx, file);
    },

    async givenUp({ trx, data: { id, companyId } }) {
      const file = await EvidenceFile.query(trx).findOne({ id, companyId });
      if (!file || file.reading) return;
      const reading = unreadable(file.mediaType === 'application/xml' ? 'xml' : 'pdf');
      await EvidenceFile.query(trx).patch({ reading }).where({ id, companyId });
      await tell(trx, file);
    },
  };
}

/** Lets the pages that show the load read it again. */
async function tell(trx: Transaction, { evidenceId: id, companyId }: EvidenceFile): Promise<void> {
  const evidence = await Evidence.query(trx).findOne({ id, companyId });
  await noteChanged(trx, Shipment.tableName, [evidence!.shipmentId]);
}

async function readStoredFile(
  storage: Storage,
  { mediaType, fileKey }: EvidenceFile,
): Promise<Reading> {
  if (mediaType === 'application/xml') {
    const elements = await elementsOfXml(storage, fileKey, CFDI);
    return elements ? readElements(elements) : unreadable('xml');
  }
  const text = await textOfPdf(storage, fileKey);
  return text === undefined ? unreadable('pdf') : readText(text);
}
