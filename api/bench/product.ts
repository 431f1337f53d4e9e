import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { connect } from '../../db/connect.ts';
import { freePort } from '../../db/server.ts';
import { createApp } from '../process/app.ts';
import { recordChangesWith } from '../core/announcements/recorder.ts';
import { LocalStorage } from '../core/files/localStorage.ts';
import { chooseDialect } from '../core/sql/dialect/index.ts';
import { readEnv } from '../core/runtime/env.ts';
import { createLogger } from '../core/runtime/log.ts';

/** A server process that runs the complete product, with WITHOUT_FEED one that writes no feed of changes; sends its port to the parent process. */
const port = await freePort();
const env = readEnv({ ...process.env, PORT: String(port) });
const db = connect(env.databaseUrl!);
await chooseDialect(db);
const storage = new LocalStorage(env.dataDir);
const log = createLogger(env);
const app = await createApp({ env, db, log, clock: () => new Date(), storage });
if (process.env.WITHOUT_FEED)
  recordChangesWith({
    columnsOf: () => undefined,
    hasParts: () => false,
    record: () => Promise.resolve(),
    recording: () => undefined,
  });
const server = createServer(app.callback()).listen(port);
await once(server, 'listening');
process.send!({ port: (server.address() as AddressInfo).port });
