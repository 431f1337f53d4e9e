import type { Knex } from 'knex';
import { vacuum } from '../../db/million.ts';
import type { Benchmark } from './benchmarks.ts';
import { requestRate } from './load.ts';
import type { Server } from './servers.ts';

/** Responses (or imported rows) per second of the product and of the other server in one round. */
export interface Round {
  product: number;
  other: number;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const ROUND_MS = Number(process.env.BENCH_MS ?? 1000);
/** Long enough for V8 to compile what the servers run often, which for the product is more than for the bare server. */
const WARM_UP_MS = 4000;

/**
 * Runs one benchmark on both servers alternately, after a warm-up that is not counted; each begins with a freshly vacuumed
 * table, because dead rows of an earlier benchmark slow the counts of the bare server. The other server may need another
 * request for the same work.
 */
export async function measure(
  { call, otherCall = call }: Pick<Benchmark, 'call' | 'otherCall'>,
  { product, other, db }: { product: Server; other: Server; db: Knex },
): Promise<Round[]> {
  await vacuum(db, ['carriers']);
  await requestRate(product, call, WARM_UP_MS);
  await requestRate(other, otherCall, WARM_UP_MS);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      product: await requestRate(product, call, ROUND_MS),
      other: await requestRate(other, otherCall, ROUND_MS),
    });
  }
  return rounds;
}
