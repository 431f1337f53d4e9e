import { randomUUID } from 'node:crypto';
import { Import } from '../../../core/import/file/Import.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { buildUser } from '../../users/test/factory.ts';

/** Inserts an import of one location, not yet processed. */
export async function buildImport(overrides: Columns<Import> = {}): Promise<Import> {
  const fileKey = randomUUID();
  const text = 'Nombre *,Ciudad *,Estado *,País *\nPatio,Monterrey,MX-NLE,MX\n';
  await (await testStorage()).write(fileKey, Buffer.from(text));
  const user = await buildUser(overrides.companyId ? { companyId: overrides.companyId } : {});
  const { id: userId, companyId } = user;
  const actor = { userId, type: 'broker', role: 'admin', access: 'full', companyId, locale: 'es' };
  const format = { type: 'csv', encoding: 'utf-8', delimiter: ',' } as const;
  const form = { format, language: 'es', rowsTotal: 1 } as const;
  const header = ['name', 'city', 'state', 'country'];
  const whose = {
    userId,
    actor: { ...actor, carrierId: null },
    companyId,
    targetCompanyId: companyId,
  };
  const row = {
    resource: 'locations',
    fileKey,
    fileName: 'lugares.csv',
    header,
    ...form,
    ...whose,
  };
  return saved(Import, { ...row, ...overrides });
}

/** Inserts an import whose rows are checked and wait for their confirmation; it has none. */
export function buildReadyImport(overrides: Columns<Import> = {}): Promise<Import> {
  return buildImport({ status: 'ready', rowsTotal: 0, ...overrides });
}
