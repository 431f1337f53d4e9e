import { once as happened } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { createApp } from '../../process/app.ts';
import { atEnd } from '../../testing/base/once.ts';
import { smallDisk } from '../../testing/base/smallDisk.ts';
import { accessToken } from '../../testing/client.ts';
import { testServer } from '../../testing/server.ts';
import { trial } from '../../testing/trials.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { createLogger } from '../runtime/log.ts';
import { LocalStorage } from './localStorage.ts';

describe('An uploaded file larger than the free disk space', function () {
  this.timeout(60_000);

  trial(
    'is answered 507 and logged, and no part of it is kept',
    { many: 20 },
    async function (count) {
      const dataDir = await smallDisk();
      if (!dataDir) return this.skip();
      const lines: string[] = [];
      const url = await serverOn(dataDir, lines);
      const authorization = `Bearer ${await accessToken((await buildUser()).email)}`;
      const body = new FormData();
      body.append('file', new Blob(['x'.repeat(4 * 1024 * 1024)]), 'lugares.csv');
      const headers = { authorization, 'accept-language': 'en' };
      for (let round = 0; round < count; round += 1) {
        const answer = await fetch(`${url}/api/locations/bulkFile`, {
          method: 'POST',
          headers,
          body,
        });
        expect(answer.status).to.equal(507);
        expect(await answer.json()).to.include({ code: 'STORAGE_FULL', status: 507 });
        expect(lines.join('')).to.match(/"level":"error".*ENOSPC/);
        expect(await readdir(join(dataDir, 'files'))).to.deep.equal([]);
      }
    },
  );
});

/** Starts the API on the test database, with its files in `dataDir` and its log in `lines`. */
async function serverOn(dataDir: string, lines: string[]): Promise<string> {
  const { env, db } = await testServer();
  const oidc = { ...env.oidc, embedded: false };
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  const storage = new LocalStorage(dataDir);
  const own = { ...env, dataDir, oidc };
  const app = await createApp({ env: own, db, log, clock: () => new Date(), storage });
  const server = createServer(app.callback()).listen(0);
  await happened(server, 'listening');
  atEnd(() => void server.close().closeAllConnections());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
