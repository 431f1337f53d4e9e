import { join } from 'node:path';
import { ApartPool } from '../../core/apart/ApartPool.ts';

/** A process whose child loops for ever; it says so once the loop has begun. */
const pool = new ApartPool({
  program: join(import.meta.dirname, 'apart.ts'),
  limits: { bytes: 512 * 1024 * 1024, milliseconds: 600_000 },
  most: 1,
  ordersEach: 2,
});
await pool.first({ count: 1 });
pool.first({ spin: true }).catch(() => {});
process.send!('spins');
