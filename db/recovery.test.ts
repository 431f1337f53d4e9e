import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { query, server, withPostgres } from './testTools.ts';

describe('the embedded Postgres after a crash', function () {
  this.timeout(30_000);
  let dataDir: string;

  beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'anden-recovery-'))));
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('loses no committed row after kill -9, and stops the Postgres that is still running', async () => {
    const { url, kill } = await startElsewhere(dataDir);
    await query(url, 'create table kept (id int)');
    await query(url, 'insert into kept select generate_series(1, 1000)');
    await kill();
    const orphan = await server(dataDir);
    expect(orphan).to.include.keys('pid', 'port');
    const lines: string[] = [];
    await withPostgres(
      dataDir,
      async (url) => {
        expect(await server(dataDir)).not.to.deep.equal(orphan);
        expect(await query(url, 'select count(*)::int as n from kept')).to.deep.equal([
          { n: 1000 },
        ]);
      },
      (line) => lines.push(line),
    );
    expect(lines.join()).to.include('still running');
  });

  it('restarts a killed Postgres on the same port', async () => {
    await withPostgres(dataDir, async (url) => {
      await query(url, 'create table kept (id int)');
      process.kill((await server(dataDir))!.pid, 'SIGKILL');
      await eventually(() => query(url, 'select id from kept'));
    });
    expect(await server(dataDir)).to.equal(undefined);
  });

  it('ignores a process id that now belongs to another program', async () => {
    await withPostgres(dataDir, async () => {});
    const cluster = join(dataDir, 'postgres/cluster');
    const stranger = spawn('sleep', ['30'], { ...(await serverAccount(cluster)) });
    const left = [stranger.pid, cluster, 0, 5432, '', '127.0.0.1', '', 'ready', ''];
    await writeFile(join(cluster, 'postmaster.pid'), left.join('\n'));
    await withPostgres(dataDir, async (url) => {
      expect(await query(url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    });
    expect(stranger.exitCode).to.equal(null);
    stranger.kill();
  });
});

/** Starts another process that runs Postgres until it is killed. */
async function startElsewhere(dataDir: string) {
  const script = `
    import { startPostgres } from './db/postgres.ts';
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: String(url), kill };
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    const result = await attempt().catch((error: Error) => error);
    if (!(result instanceof Error)) return result;
    if (left === 0) throw result;
    await pause(100);
  }
}
