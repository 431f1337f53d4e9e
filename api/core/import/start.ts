import type { Actor } from '../auth/actor.ts';
import { add } from '../records/Entity.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Received, Upload } from '../files/upload.ts';
import { discard, filesDirectory } from './files.ts';
import { Import } from './Import.ts';
import { inspect } from './inspect.ts';
import { importJob } from './run.ts';
import type { Sheet } from './sheet.ts';

interface Asked {
  actor: Actor;
  /** Whose the records are to become, where one may say so. */
  companyId: string | undefined;
  upload: Upload;
  now: Date;
}

/** Takes a file in, and orders that its rows become records; answers the import's id. Of a refused file nothing stays. */
export async function startImport<Values>(sheet: Sheet<Values>, asked: Asked): Promise<string> {
  const targetCompanyId = await sheet.place(asked.actor, asked.companyId);
  const file = await asked.upload.receive(filesDirectory());
  try {
    return await order(sheet, asked, targetCompanyId, file);
  } catch (error) {
    await discard(file.key);
    throw error;
  }
}

async function order<Values>(
  { resource, columns }: Sheet<Values>,
  { actor, now }: Asked,
  targetCompanyId: string | null,
  { key, path, name }: Received,
): Promise<string> {
  const inspected = await inspect(path, await columns(actor, targetCompanyId));
  const whose = { userId: actor.userId, companyId: actor.companyId, targetCompanyId, actor };
  const file = { fileKey: key, fileName: name, createdAt: now.toISOString() };
  return Import.transaction(async (trx) => {
    const id = await add(Import, { resource, ...whose, ...file, ...inspected }, trx);
    await enqueue(trx, importJob, { importId: id });
    return id;
  });
}
