import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../db/server.ts';
import { signIn } from '../platform/identity/signIn.ts';
import { startProduct, type ProductProcess } from './productProcess.ts';
import { demoDataDir } from '../testing/demoData.ts';
import { command } from '../testing/product.ts';

describe('npm run backup, npm run restore', function () {
  this.timeout(240_000);
  let directory: string;
  let running: ProductProcess | undefined;

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'anden-lost-'));
    await chmod(directory, 0o711);
  });
  after(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('bring everything back after database and files are lost: people sign in and open their documents', async () => {
    const dataDir = await demoDataDir('lost');
    const file = join(directory, 'kept', 'anden.tar.gz');
    const before = await seenOf(await start(dataDir));
    expect(before.quotes).to.have.length.greaterThan(20);

    expect(command('backup', { DATA_DIR: dataDir }, file).output).to.match(
      /Backed up \d+ rows and \d+ files to/,
    );
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect(await readdir(join(directory, 'kept'))).to.deep.equal(['anden.tar.gz']);
    expect(command('restore', { DATA_DIR: dataDir }, '--rehearse', file).output).to.include(
      'nothing was changed',
    );
    expect(command('restore', { DATA_DIR: dataDir }, file).output).to.match(
      /in use by another Andén/,
    );

    await stop();
    await rm(dataDir, { recursive: true });
    const restored = command('restore', { DATA_DIR: dataDir }, file);
    expect(restored.output).to.match(/files restored/);
    expect(restored.code).to.equal(0);
    expect(await seenOf(await start(dataDir))).to.deep.equal(before);
    expect(running!.output()).not.to.match(/Wrote|Applied/);

    await stop();
    const again = command('restore', { DATA_DIR: dataDir }, file);
    expect(again.output).to.include('--overwrite');
    expect(again.code).to.equal(1);
  });

  it('say what is wrong with their arguments', () => {
    expect(command('restore', { DATA_DIR: directory }).output).to.match(
      /Which file\?\nUsage: npm run restore/,
    );
    expect(command('restore', { DATA_DIR: directory }, 'nothing.tar.gz').output).to.include(
      'no file nothing.tar.gz',
    );
  });

  async function start(dataDir: string): Promise<string> {
    const port = String(await freePort());
    running = await startProduct({ DATA_DIR: dataDir, PORT: port });
    return `http://localhost:${port}`;
  }

  async function stop(): Promise<void> {
    running?.child.kill();
    await running?.exitCode;
  }
});

/** Reads what a member of the staff sees: the quotes, the documents, and the checksum of a file. */
async function seenOf(url: string) {
  const { accessToken } = await signIn({
    issuer: `${url}/oidc`,
    clientId: 'anden-admin',
    audience: 'urn:anden:api',
    redirectUri: `${url}/admin/auth-callback`,
    email: 'root@anden.test',
    password: 'anden',
  });
  const get = async (path: string) => {
    const response = await fetch(url + path, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(response.status, path).to.equal(200);
    return response;
  };
  const list = async (path: string) =>
    (await (await get(path)).json()) as { id: string; uuid: string }[];
  const documents = await list('/api/carriers/documentAdminList?limit=1000&status=pending');
  const file = await get(`/api/carriers/documentDownload?uuid=${documents[0]!.uuid}`);
  const content = Buffer.from(await file.arrayBuffer());
  return {
    quotes: (await list('/api/quotes?limit=1000&sort=createdAt')).map(({ id }) => id),
    documents: documents.map(({ uuid }) => uuid),
    checksum: createHash('sha256').update(content).digest('hex'),
  };
}
