import { testDb } from './db.ts';
import { testRun } from './run.ts';

/** A test run in a process of its own, which uses its database until it is killed. */
const db = await testDb();
const { rows } = await db.raw('select pg_backend_pid() as pid');
process.send!({ ...(await testRun()), pid: rows[0].pid });
setInterval(() => {}, 1000);
