/** The number of repetitions: `many` in `npm run trials`, which sets TRIALS, and `few` in the test suite. */
export function rounds(many: number, few = 1): number {
  return process.env.TRIALS ? many : few;
}

/**
 * Defines a test with repetitions: `run` gets the number of rounds, which is also appended to the title, as in "has one
 * outcome (200 ×)". `npm run trials` runs only these tests and lists them at the end.
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

const TIMEOUT_MS = 180_000;
const TIMEOUT_PER_ROUND_MS = 20_000;
