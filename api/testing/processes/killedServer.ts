import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { connect } from '../../../db/connect.ts';
import { tellWebhooks } from '../../account/changeFeed/telling/tellWebhooks.ts';
import { startListening } from '../../core/announcements/listen.ts';
import { createApp } from '../../process/app.ts';
import { LocalStorage } from '../../core/files/localStorage.ts';
import { startJobs } from '../../core/jobs/jobWorker.ts';
import { readEnv } from '../../core/runtime/env.ts';
import { createLogger } from '../../core/runtime/log.ts';
import { deliverWebhooks } from '../../platform/webhooks/delivery/deliver.ts';

/**
 * A process with the API that kills itself with SIGKILL at a statement: before it is sent, or with `KILL_WHEN=after`
 * when the database has answered it. Sends its port to the parent, and counts statements from then on. With `WEBHOOKS` it
 * also runs the jobs of webhooks, and with `PORT` it listens there.
 */
const { KILL_WHEN = 'before', KILL_AT = '', DATABASE_URL = '' } = process.env;
const at = new RegExp(KILL_AT);
const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
let isArmed = false;

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [string | { text?: string }];
  const text = typeof statement === 'string' ? statement : (statement.text ?? '');
  const isIt = isArmed && at.test(text);
  if (isIt && KILL_WHEN === 'before') process.kill(process.pid, 'SIGKILL');
  if (isIt)
    return send.apply(this, [...args.slice(0, -1), () => process.kill(process.pid, 'SIGKILL')]);
  return send.apply(this, args);
} as never;

const env = readEnv(process.env);
const db = connect(DATABASE_URL);
const storage = new LocalStorage(env.dataDir);
const log = createLogger(env);
const clock = () => new Date();
const app = await createApp({ env, db, log, clock, storage });
if (process.env.WEBHOOKS) {
  await startListening({ url: DATABASE_URL, db, log });
  const deliver = deliverWebhooks({ publicUrl: 'http://localhost', allowsPrivate: true });
  await startJobs([tellWebhooks, deliver], { db, log, clock, restMs: 20 });
}
const server = createServer(app.callback());
server.listen(Number(process.env.PORT ?? 0), () => {
  isArmed = true;
  process.send!((server.address() as AddressInfo).port);
});
