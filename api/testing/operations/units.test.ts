import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { ROOT } from '../../core/runtime/env.ts';
import { checkPort } from '../../core/runtime/httpServer.ts';
import { startProduct, type ProductProcess } from '../../process/productProcess.ts';
import { migratedDatabase } from '../base/db.ts';
import { temporaryDirectory } from '../base/run.ts';

describe('docs/anden@.service', function () {
  this.timeout(600_000);
  const processes: ProductProcess[] = [];

  after(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ exitCode: ended }) => ended));
  });

  it('starts two processes in production, each with metrics on a port of its own', async () => {
    const settings = {
      DATABASE_URL: await migratedDatabase(`units_${process.pid}`),
      DATA_DIR: await temporaryDirectory('units'),
      OIDC_ISSUER: 'https://127.0.0.1:1/',
      OIDC_CLIENT_ID: 'anden-admin',
      OIDC_AUDIENCE: 'urn:anden:api',
    };
    for (const port of [await portWithMetrics(), await portWithMetrics()]) {
      const env = await environment('anden@.service', String(port));
      expect(env).to.include({ NODE_ENV: 'production', PORT: String(port) });
      processes.push(await startProduct({ ...settings, ...env }, { lastLine: 'Andén is ready' }));
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).to.equal(200);
      const metrics = await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`);
      expect(await metrics.text()).to.include('anden_database_up 1');
    }
  });
});

/** The settings that a unit gives to its process with `env`. */
async function environment(unit: string, instance: string): Promise<Record<string, string>> {
  const text = await readFile(join(ROOT, 'docs', unit), 'utf8');
  const [, command = ''] = /^ExecStart=\/usr\/bin\/env (.*) \/usr\/bin\/node /m.exec(text)!;
  const settings = command.replaceAll('%i', instance).split(' ');
  return Object.fromEntries(settings.map((setting) => setting.split('=')));
}

/** A free port of four digits, whose port for metrics is free too. */
async function portWithMetrics(): Promise<number> {
  const port = randomInt(2000, 9999);
  const ports = [port, port + 10_000];
  const free = await Promise.all(
    ports.map((each) =>
      checkPort({ port: each, host: '127.0.0.1' }).then(
        () => true,
        () => false,
      ),
    ),
  );
  return free.every(Boolean) ? port : portWithMetrics();
}
