import { expect } from 'chai';
import { mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostgres, startPostgres } from './postgres.ts';
import { query, server, withPostgres } from './testTools.ts';

describe('startPostgres', function () {
  this.timeout(30_000);
  let dataDir: string;

  beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'anden-postgres-'))));
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps the data from one start to the next', async () => {
    await withPostgres(dataDir, async (url) => {
      await query(url, 'create table kept (word text)');
      await query(url, "insert into kept values ('grúa')");
    });
    expect(await server(dataDir)).to.equal(undefined);
    await withPostgres(dataDir, async (url) => {
      expect(await query(url, 'select word from kept')).to.deep.equal([{ word: 'grúa' }]);
    });
  });

  describe('while it runs', () => {
    let shared: string;
    let url: string;
    let stop: () => Promise<void>;

    before(async () => {
      shared = await mkdtemp(join(tmpdir(), 'anden-postgres-'));
      ({ url, stop } = await startPostgres({ dataDir: shared }));
    });
    after(async () => {
      await stop();
      await rm(shared, { recursive: true, force: true });
    });

    it('accepts connections only with its password and only from this machine', async () => {
      const wrong = Object.assign(new URL(url), { password: 'anden' }).href;
      expect(await query(wrong, 'select 1').catch((error) => error.code)).to.equal('28P01');
      expect(await query(url, 'show listen_addresses')).to.deep.equal([
        { listen_addresses: '127.0.0.1' },
      ]);
    });

    it('treats accented letters as letters, in upper case and in trigrams', async () => {
      await query(url, 'create extension pg_trgm');
      const rows = await query(
        url,
        "select upper('ñandú') as upper, similarity('México', 'Mxico') < 1 as apart, cardinality(show_trgm('é')) as trigrams",
      );
      expect(rows).to.deep.equal([{ upper: 'ÑANDÚ', apart: true, trigrams: 2 }]);
    });

    it('refuses a data directory in use, naming the process', async () => {
      const error = await startPostgres({ dataDir: shared }).catch((refused) => refused);
      expect(error.message).to.equal(
        `${shared} is in use by another Andén (process ${process.pid}).`,
      );
      expect(await query(url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    });

    it('keeps its password file readable only by the user that runs it', async () => {
      const password = await readFile(join(shared, 'postgres/password'), 'utf8');
      expect(url).to.include(password);
      expect(await runningPostgres(shared)).to.equal(url);
      const log = await readFile(join(shared, 'postgres/server.log'), 'utf8');
      expect(log).to.include('ready to accept').and.not.include(password);
    });
  });

  it('starts once when two processes start it for the first time', async () => {
    const starts = await Promise.allSettled([
      startPostgres({ dataDir }),
      startPostgres({ dataDir }),
    ]);
    const won = starts.filter((start) => start.status === 'fulfilled');
    expect(won).to.have.length(1);
    await won[0]?.value.stop();
  });

  it('runs for root with a DATA_DIR that only root can enter, and links to the data', async function () {
    if (process.getuid?.() !== 0) this.skip();
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const lines: string[] = [];
    await withPostgres(
      join(closed, 'data'),
      (url) => query(url, 'select 1'),
      (line) => lines.push(line),
    );
    const home = await readlink(join(closed, 'data/postgres'));
    expect(lines.join()).to.include(home);
    await withPostgres(join(closed, 'data'), (url) => query(url, 'select 1'));
    await rm(home, { recursive: true });
  });
});
