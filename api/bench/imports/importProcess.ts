import { connect } from '../../../db/connect.ts';
import { LocalStorage } from '../../core/files/localStorage.ts';
import { brokerOf, importFile } from './importFile.ts';

/** A process that imports one file and sends its peak resident memory, in kilobytes. */
const { DATABASE_URL = '', DATA_DIR = '', KEY = '', ROWS } = process.env;
const db = connect(DATABASE_URL);
await importFile(new LocalStorage(DATA_DIR), KEY, Number(ROWS), await brokerOf(db));
process.send!(process.resourceUsage().maxRSS);
await db.destroy();
process.disconnect();
