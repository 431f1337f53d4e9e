import { once } from './once.ts';
import { temporaryDirectory } from './run.ts';

/** The test server's directory of files; it is gone when the run ends. */
export const testDataDir = once(() => temporaryDirectory('server'));
