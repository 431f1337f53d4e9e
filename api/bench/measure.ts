import { load } from './load.ts';
import type { Server } from './servers.ts';
import type { Work } from './works.ts';

/** Answers a second of each server, the best of its turns. */
export interface Measured {
  own: number;
  limit: number;
}

const TURNS = 3;
const TURN_MS = Number(process.env.BENCH_MS ?? 1000);

/** Runs one work on both servers in turns, after a turn that warms them up and is not counted. */
export async function measure(work: Work, own: Server, limit: Server): Promise<Measured> {
  const best = { own: 0, limit: 0 };
  await load(own, work.call, TURN_MS / 2);
  await load(limit, work.call, TURN_MS / 2);
  for (let turn = 0; turn < TURNS; turn += 1) {
    best.own = Math.max(best.own, await load(own, work.call, TURN_MS));
    best.limit = Math.max(best.limit, await load(limit, work.call, TURN_MS));
  }
  return best;
}
