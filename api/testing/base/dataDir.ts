import { LocalStorage } from '../../core/files/localStorage.ts';
import { once } from './once.ts';
import { temporaryDirectory } from './run.ts';

/** The test server's directory of files; deleted when the run ends. */
export const testDataDir = once(() => temporaryDirectory('server'));

/** The test server's storage of uploaded files. */
export const testStorage = once(async () => new LocalStorage(await testDataDir()));
