import { testDb } from '../../../testing/base/db.ts';
import { BridgeWait } from '../BridgeWait.ts';

/** Inserts a waiting time of 45 minutes to the north, seen now. */
export async function buildBridgeWait(
  overrides: Partial<BridgeWait> & { bridgeId: string },
): Promise<BridgeWait> {
  await testDb();
  const row = { direction: 'northbound' as const, minutes: 45, seenAt: new Date().toISOString() };
  return BridgeWait.query()
    .insert({ ...row, ...overrides })
    .returning('*');
}
