import type { Actor } from '../auth/actor.ts';
import { add } from '../records/writing/save.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { ReceivedFile } from '../uploads/keep.ts';
import type { Locale } from '../../shared/words.ts';
import { type ExistingRows, Import } from './file/Import.ts';
import { inspect } from './file/inspect.ts';
import { IMPORTS } from './run.ts';
import type { Details, Sheet } from './sheet/sheet.ts';

interface Choices {
  /** The company that shall own the records, where the user may choose it. */
  companyId?: string;
  preview?: boolean;
  existing?: ExistingRows;
}

interface UploadCall {
  actor: Actor;
  query: Choices;
  /** The details that the upload gives for the whole file. */
  details?: Details;
  upload: ReceivedFile;
  locale: Locale;
  now: Date;
}

/**
 * Checks an uploaded file's format and header, stores it, and enqueues the job that reads its rows; returns the import's
 * id. With `preview` nothing is written until the import is confirmed, columns that the template has not are ignored, and
 * the order of day and month is asked for where it is open; otherwise the header's language decides.
 */
export async function startImport<Values>(
  { resource, columns, targetCompany, published }: Sheet<Values>,
  { actor, query, details, upload, locale, now }: UploadCall,
): Promise<string> {
  const { companyId, preview = false, existing = 'skip' } = query;
  const targetCompanyId = await targetCompany(actor, companyId);
  const template = await columns(actor, targetCompanyId, details);
  const comparison = { locale, isPublished: !!published, ignoresUnknown: preview };
  const read = await inspect(upload.path, template, comparison);
  const inspected = published ? { ...read, ...published, openDate: null } : read;
  const whose = { userId: actor.userId, companyId: actor.companyId, targetCompanyId, actor };
  const { key: fileKey, fileName } = await upload.keep();
  const file = {
    fileKey,
    fileName,
    createdAt: now.toISOString(),
    isConfirmed: !preview,
    existing,
    details,
  };
  const openQuestion = { openDate: preview ? inspected.openDate : null };
  return Import.transaction(async (trx) => {
    const id = await add(
      Import,
      { resource, ...whose, ...file, ...inspected, ...openQuestion },
      trx,
    );
    await enqueue(trx, IMPORTS, { importId: id });
    return id;
  });
}
