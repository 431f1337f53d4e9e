import type { Knex } from 'knex';
import { vacuum } from '../../db/million.ts';
import { inReachOf } from '../quoting/quotes/index.ts';
import { countNow } from '../award/matching/count.ts';
import { matchedQuote } from './benchmarks.ts';
import type { Round } from './measure.ts';

/** The benchmark of the explained counts of a quote's carriers, without their cache. */
export const COUNTS = {
  name: 'counts by rule, and one count of the network',
  goal: 0.1,
  isSameWork: true,
};

const ROUNDS = 10;

/** Measures how often per second the carriers are counted by rule, and how often their network is counted exactly. */
export async function measureCounts(db: Knex): Promise<Round[]> {
  await vacuum(db, ['carriers']);
  const quote = await matchedQuote(db);
  const network = `select count(*) from carriers where ${inReachOf(':companyId')}`;
  const bare = () => db.raw(network, { companyId: quote.companyId });
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({ product: await rate(() => countNow(quote)), other: await rate(bare) });
  }
  return rounds.slice(1);
}

async function rate(work: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return 1000 / (performance.now() - started);
}
