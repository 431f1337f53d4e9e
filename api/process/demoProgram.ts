import { once } from 'node:events';
import { connect } from '../../db/connect.ts';
import { seedDemo } from '../../db/schema.ts';
import { chooseDialect } from '../core/sql/dialect/index.ts';
import { openStorage } from '../core/files/openStorage.ts';
import { prepareJobs } from '../core/jobs/jobs.ts';
import type { Order } from './demoProcess.ts';
import { createJobs } from './jobs.ts';
import { mailDemo } from './mailDemo.ts';
import { writeDemoFiles } from './prepare.ts';

/** Writes the demo data that its parent process orders, files first, and ends. */
const [{ env, url, directUrl, now }] = (await once(process, 'message')) as [Order];
const db = connect(url, { directUrl, isPerTransaction: env.isPooledPerTransaction });
await chooseDialect(db);
const storage = await openStorage(env);
await writeDemoFiles(storage);
if (await seedDemo(db, { now: new Date(now), log: console.log })) {
  await prepareJobs(db, createJobs(env, storage));
  await mailDemo(db, new Date(now));
}
await db.destroy();
process.disconnect();
