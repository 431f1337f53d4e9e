import { LocalStorage } from '../../core/files/localStorage.ts';
import { once } from './once.ts';
import { temporaryDirectory } from './run.ts';

/** The test server's directory of files; it is gone when the run ends. */
export const testDataDir = once(() => temporaryDirectory('server'));

/** Where the test server keeps files that users hand in. */
export const testStorage = once(async () => new LocalStorage(await testDataDir()));
