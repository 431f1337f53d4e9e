import { requestRate } from './load.ts';
import type { Server } from './servers.ts';
import type { Benchmark } from './benchmarks.ts';

/** Responses (or imported rows) per second of the product and the bare server, the best of three rounds. */
export interface Rates {
  product: number;
  bare: number;
}

const ROUNDS = 3;
const ROUND_MS = Number(process.env.BENCH_MS ?? 1000);

/** Runs one benchmark on both servers alternately, after a warm-up that is not counted. */
export async function measure({ call }: Benchmark, product: Server, bare: Server): Promise<Rates> {
  const best = { product: 0, bare: 0 };
  await requestRate(product, call, ROUND_MS / 2);
  await requestRate(bare, call, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    best.product = Math.max(best.product, await requestRate(product, call, ROUND_MS));
    best.bare = Math.max(best.bare, await requestRate(bare, call, ROUND_MS));
  }
  return best;
}
