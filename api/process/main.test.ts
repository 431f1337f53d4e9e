import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostgres } from '../../db/postgres.ts';
import { freePort } from '../../db/server.ts';
import { query } from '../../db/testTools.ts';
import { signIn } from '../platform/identity/signIn.ts';
import { runProduct, startProduct, type ProductProcess } from './productProcess.ts';
import { command } from '../testing/product.ts';

/** Jobs that are due, or of which none has run yet. */
const WAITING = `
  select from jobs.job where state < 'active' and start_after < now()
  union all select where not exists (select from jobs.job where state = 'completed')`;

describe('npm start', function () {
  this.timeout(180_000);
  let dataDir: string;
  let port: number;
  let first: ProductProcess;

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'anden-main-'));
    port = await freePort();
    first = await startProduct({ DATA_DIR: dataDir, PORT: String(port) });
  });

  after(async () => {
    first.child.kill();
    await first.exitCode;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('logs no error and no warning at its first start: "pool is probably full" stood there a dozen times', async () => {
    const url = `http://localhost:${port}`;
    const { accessToken } = await signIn({
      issuer: `${url}/oidc`,
      clientId: 'anden-admin',
      audience: 'urn:anden:api',
      redirectUri: `${url}/admin/auth-callback`,
      email: 'broker@puente.test',
      password: 'anden',
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const database = (await runningPostgres(dataDir))!;
    do {
      const homes = Array.from({ length: 5 }, () => fetch(`${url}/api/home`, { headers }));
      expect((await Promise.all(homes)).map(({ status }) => status)).to.deep.equal([
        ...[200, 200, 200, 200, 200],
      ]);
    } while ((await query(database, WAITING)).length > 0);
    const lines = first.output().split('\n');
    expect(lines.filter((line) => /"level":"(warn|error|fatal)"/.test(line))).to.deep.equal([]);
  });

  it('serves the public site, the admin and the API, and prints the demo accounts', async () => {
    for (const path of [
      '/',
      '/admin/quotes',
      '/api/ready',
      '/oidc/.well-known/openid-configuration',
    ]) {
      expect((await fetch(`http://localhost:${port}${path}`)).status, path).to.equal(200);
    }
    expect(first.output()).to.include(`http://localhost:${port}/admin/`);
    expect(first.output()).to.include('broker@puente.test');
  });

  it('has no calls of a sandbox', async () => {
    const answer = await fetch(`http://localhost:${port}/sandbox`);
    expect([answer.status, answer.headers.get('Anden-Sandbox')]).to.deep.equal([404, null]);
  });

  it('names the lines of its sources in an unexpected error, although it runs compiled', () => {
    expect(command('backup', {}, '--unknown').output).to.match(
      / at main \(.*api\/process\/backup\.ts:\d+/,
    );
  });

  it('exits with a one-line message when the port is in use', async () => {
    const second = runProduct({ DATA_DIR: join(dataDir, 'other'), PORT: String(port) });
    expect(await second.exitCode).to.equal(1);
    expect(second.output().trim()).to.match(new RegExp(`^Port ${port} is taken: [^\\n]+$`));
  });

  it('refuses a data directory that another process uses, which is not affected', async () => {
    const second = runProduct({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await second.exitCode).to.equal(1);
    expect(second.output()).to.include(`in use by another Andén (process ${first.child.pid})`);
    expect((await fetch(`http://localhost:${port}/api/ready`)).status).to.equal(200);
  });

  it('is not ready and still answers after SIGTERM, and exits with 0; the next start builds nothing and writes no demo data', async () => {
    first.child.kill('SIGTERM');
    await pause(200);
    expect((await fetch(`http://localhost:${port}/api/ready`)).status).to.equal(503);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).to.equal(200);
    expect(await first.exitCode).to.equal(0);
    first = await startProduct({ DATA_DIR: dataDir, PORT: String(port) });
    expect(first.output()).not.to.match(/Building|Applied|Wrote|outlived/);
  });
});
