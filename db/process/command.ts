import { Lifetime } from './lifetime.ts';
import { StartError } from './startError.ts';

/**
 * Runs a command of the command line and exits: with 0 when it succeeds, else with 1 after printing the error, of a
 * StartError only the message. Ctrl-C ends the started parts first.
 */
export function runCommand(work: (lifetime: Lifetime) => Promise<void>): void {
  const lifetime = new Lifetime();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));
  work(lifetime).then(() => end(0), fail);

  function fail(error: unknown): void {
    if (lifetime.isEnding) return;
    console.error(error instanceof StartError ? error.message : error);
    void end(1);
  }

  async function end(code: number): Promise<void> {
    await lifetime.end();
    process.exit(code);
  }
}
