import Mocha from 'mocha';

/** The spec reporter, whose output ends in one plain line: `N passed, N failed`. In trials a table stands above it. */
export default class Reporter extends Mocha.reporters.Spec {
  readonly #trials: Trial[] = [];

  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.on('test end', (test) => this.#trials.push(...trialOf(test)));
  }

  override epilogue(): void {
    super.epilogue();
    if (process.env.TRIALS) console.table(this.#trials);
    const { passes, failures } = this.stats;
    console.log(`${passes} passed, ${failures} failed`);
  }
}

interface Trial {
  trial: string;
  rounds: number;
  seconds: number;
  outcome?: string;
}

/** The row of a test whose title names its rounds. */
function trialOf(test: Mocha.Test): Trial[] {
  const [, title, rounds] = /^(.*) \((\d+) ×\)$/.exec(test.fullTitle()) ?? [];
  if (!title) return [];
  const seconds = Math.round((test.duration ?? 0) / 100) / 10;
  return [{ trial: title, rounds: Number(rounds), seconds, outcome: test.state }];
}
