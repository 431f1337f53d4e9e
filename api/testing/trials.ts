/** How often something is repeated: `many` times in `npm run trials`, which sets TRIALS, and `few` times in the suite. */
export function rounds(many: number, few = 1): number {
  return process.env.TRIALS ? many : few;
}

/**
 * Defines a test that repeats something: `run` gets the number of rounds, and the title ends in it, as in
 * "has one outcome (200 ×)". `npm run trials` runs these tests alone and lists them at its end.
 */
export function trial(
  title: string,
  { many, few }: { many: number; few?: number },
  run: (this: Mocha.Context, count: number) => Promise<void>,
): void {
  const count = rounds(many, few);
  it(`${title} (${count} ×)`, function () {
    return run.call(this, count);
  }).timeout(TIMEOUT_MS + count * TIMEOUT_PER_ROUND_MS);
}

const TIMEOUT_MS = 60_000;
const TIMEOUT_PER_ROUND_MS = 10_000;
