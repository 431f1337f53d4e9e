import { saved, type Columns } from '../../../testing/base/saved.ts';
import { PDF } from '../../../testing/base/smallFiles.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { Document } from '../Document.ts';
import { DocumentVersion } from '../DocumentVersion.ts';
import { createHash, randomUUID } from 'node:crypto';
import { dayAt, daysAfter } from '../../../core/i18n/days.ts';

type Overrides = Columns<Document> & { carrierId: string };

export { PDF };

/** A form with one file, as a browser sends it. */
export function pdfForm(content: Buffer = PDF, name = 'poliza.pdf', type = 'application/pdf') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

/** Inserts a document of the carrier, by default an insurance policy without a version. */
export function buildDocument(overrides: Overrides): Promise<Document> {
  return saved(Document, { type: 'insurance_cover', ...overrides });
}

/** Inserts a document of the carrier with a real file in the test server's storage, by default pending review. */
export async function uploadedDocument(
  carrierId: string,
  overrides: Partial<Overrides> = {},
): Promise<Document> {
  const { carrierId: _, ...columns } = overrides;
  const handedIn = { status: 'pending', fileName: 'poliza.pdf', documentDate: dayIn(-10) } as const;
  const existing = await Document.query().findOne({
    carrierId,
    type: columns.type ?? 'insurance_cover',
  });
  if (existing) await existing.$query().delete();
  const row = { ...handedIn, uploadedAt: new Date().toISOString(), ...columns };
  const document = await buildDocument({ carrierId, ...row } as Overrides);
  const { status, documentDate, expirationDate, reason } = document;
  await DocumentVersion.query().insert({
    documentId: document.id,
    number: 1,
    status: status!,
    documentDate: documentDate!,
    reason,
    expirationDate: status === 'approved' ? expirationDate : null,
    ...(await storedPdf()),
  });
  return document;
}

/** The date this many days from today, YYYY-MM-DD. */
export function dayIn(days: number): string {
  return daysAfter(dayAt(new Date()), days);
}

async function storedPdf() {
  const fileKey = randomUUID();
  await (await testStorage()).write(fileKey, PDF);
  const checksum = createHash('sha256').update(PDF).digest('hex');
  const file = { size: PDF.length, mediaType: 'application/pdf', fileName: 'poliza.pdf' };
  return { fileKey, checksum, ...file };
}
