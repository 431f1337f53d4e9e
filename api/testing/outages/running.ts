import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../db/server.ts';
import { startProduct } from '../../process/productProcess.ts';
import { testDatabaseUrl } from '../base/db.ts';
import { temporaryDirectory } from '../base/run.ts';

/** A process of the product on the database of this test process, with a port for its metrics. */
export type Started = Awaited<ReturnType<typeof startOne>>;

/** Starts the product with these settings, whose files are its own. */
export async function startOne(settings: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const {
    child,
    exitCode: ended,
    output,
  } = await startProduct(
    {
      DATABASE_URL: await testDatabaseUrl(),
      DATA_DIR: await temporaryDirectory('outage'),
      FILES_MOVED: '1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...settings,
    },
    { lastLine: 'Andén is ready' },
  );
  return {
    output,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The answer of `GET /ready`, with its status. */
export async function readiness({ get }: Started) {
  const answer = await get('/api/ready', { headers: { 'accept-language': 'en' } });
  return { code: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Waits until a look shows what is expected. */
export async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await pause(200);
}
