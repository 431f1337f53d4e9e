import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Koa from 'koa';
import { keepable } from '../core/uploads/keep.ts';
import type { LocalStorage } from '../core/files/localStorage.ts';
import { receiveFile } from '../core/uploads/receive.ts';
import { MAX_BYTES } from '../core/import/reading/limits.ts';

/** Receives uploaded files as the API does, and keeps them in a storage: `send` uploads one and returns its key. */
export async function startReceiver(storage: LocalStorage, dir: string) {
  const app = new Koa().use(async (ctx) => {
    const received = await receiveFile(ctx, LIMITS, await mkdtemp(join(dir, 'received-')));
    ctx.body = (await keepable(received, storage, LIMITS.maxBytes).keep()).key;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async send(path: string): Promise<string> {
      const body = new FormData();
      body.set('file', await openAsBlob(path), 'bench.csv');
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The upload was answered ${answer.status}`);
      return answer.text();
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const LIMITS = { maxBytes: MAX_BYTES, mediaTypes: undefined, bodyTypes: [] };
