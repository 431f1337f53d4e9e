import { connect } from '../../db/connect.ts';
import { carriers } from '../carriers/index.ts';
import { keepFilesUnder } from '../core/import/files.ts';
import { runImport } from '../core/import/run.ts';
import { useSheets } from '../core/import/sheets.ts';

/** A process of its own that works on one loaded file of carriers, for tests that kill it. */
const { DATABASE_URL = '', DATA_DIR = '', IMPORT_ID = '' } = process.env;
const db = connect(DATABASE_URL);
keepFilesUnder(DATA_DIR);
useSheets([carriers.sheet]);
await runImport(IMPORT_ID);
await db.destroy();
