import Mocha from 'mocha';
import { measuredGoals, type Trial } from './goals.ts';

/** The spec reporter with a last line `N passed, N failed`, and in trials a table above it. */
export default class Reporter extends Mocha.reporters.Spec {
  readonly #trials: Trial[] = [];

  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.on('test end', (test) => this.#trials.push(...trialOf(test)));
  }

  override epilogue(): void {
    super.epilogue();
    if (process.env.TRIALS) {
      console.table(this.#trials);
      console.table(measuredGoals(this.#trials));
    }
    const { passes, failures } = this.stats;
    console.log(`${passes} passed, ${failures} failed`);
  }
}

/** The table row of a test whose title contains its number of rounds. */
function trialOf(test: Mocha.Test): Trial[] {
  const [, title, rounds] = /^(.*) \((\d+) ×\)$/.exec(test.fullTitle()) ?? [];
  if (!title) return [];
  const seconds = Math.round((test.duration ?? 0) / 100) / 10;
  return [{ trial: title, rounds: Number(rounds), seconds, outcome: test.state }];
}
