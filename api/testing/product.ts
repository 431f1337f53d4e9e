import { spawnSync } from 'node:child_process';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/runtime/env.ts';
import { NOT_FROM_DOTENV, START, startProduct } from '../process/productProcess.ts';
import { emptyDistributedUrl } from './base/db.ts';
import { atEnd, once } from './base/once.ts';
import { awaitAtEnd } from './base/run.ts';
import { demoDataDir } from './demoData.ts';

/**
 * The product started like `npm start`, with its demo data, in a separate process; shared by the tests of a process. On a
 * distributed database where `TEST_CITUS_URL` names a coordinator, else on its embedded Postgres.
 */
export const product = once(async (): Promise<Product> => {
  const dataDir = await demoDataDir('product');
  const port = String(await freePort());
  const databaseUrl = await emptyDistributedUrl(`product_${process.pid}`);
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined;
  const running = await startProduct({ DATA_DIR: dataDir, PORT: port, ...database });
  await awaitAtEnd(running.child.pid!);
  atEnd(async () => {
    running.child.kill();
    await running.exitCode;
  });
  return { url: `http://localhost:${port}`, dataDir, pid: running.child.pid! };
});

interface Product {
  url: string;
  dataDir: string;
  pid: number;
}

/** Runs a command of the product, such as `backup`, to its end. */
export function command(name: string, env: Record<string, string>, ...args: string[]) {
  const done = spawnSync(process.execPath, [...START, name, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...NOT_FROM_DOTENV, NODE_ENV: 'development', ...env },
    encoding: 'utf8',
  });
  return { code: done.status, output: done.stdout + done.stderr };
}
