import { connect } from '../../../db/connect.ts';
import { carriers } from '../../network/carriers/index.ts';
import { LocalStorage } from '../../core/files/localStorage.ts';
import { runImport } from '../../core/import/run.ts';
import { registerSheets } from '../../core/import/sheet/sheets.ts';

/** A process that imports one uploaded file of carriers, for tests that kill it. */
const { DATABASE_URL = '', DATA_DIR = '', IMPORT_ID = '' } = process.env;
const db = connect(DATABASE_URL);
registerSheets([carriers.sheet]);
await runImport(IMPORT_ID, new LocalStorage(DATA_DIR));
await db.destroy();
