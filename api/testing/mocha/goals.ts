/** A trial that has run, or was skipped: then it has no outcome. */
export interface Trial {
  trial: string;
  rounds: number;
  seconds: number;
  outcome?: string;
}

/** A row of the table of goals: what is wanted, what the trials gave, and whether all of them passed. */
interface Measured {
  goal: string;
  measured: string;
  ok: string;
}

/** The goals that trials measure, and the titles of their trials. */
const GOALS: [goal: string, titles: RegExp][] = [
  ['two tenants act at random: no leak', /show and change nothing of the other/],
  ['generated requests: no 5xx, every answer in the contract', /get answers in the contract/],
  [
    'simultaneous calls: limits kept, one winner, no write lost',
    /concurrent|at once|parallel|same moment|simultaneous|after three loads/,
  ],
  [
    'SIGKILL during import, jobs, mail, award, calls: nothing lost or doubled',
    /kill(?!ed under load)/,
  ],
  [
    'Postgres restarted or killed under load: 503, recovery, nothing lost',
    /^The product whose Postgres/,
  ],
  ['pool exhausted: 503, then as before', /every connection to Postgres is taken/],
  ['blocked locks: reads succeed, writers end with 503', /twelve writers wait/],
  ['disk full: 507, nothing left behind', /larger than the free disk space/],
  ['slow clients: disconnected in bounded memory', /one byte a second/],
  ['a thousand open streams: all hear, in little memory', /^Many open streams/],
  ['two processes on one database act as one', /^Two processes on one database/],
  ['all calls answer through a pooler', /^Through PgBouncer/],
  ['rolling restarts: no failed request', /restarted one after the other/],
];

/** The table of goals with what these trials gave; a goal without a trial that ran is "not run". */
export function measuredGoals(trials: Trial[]): Measured[] {
  return GOALS.map(([goal, titles]) => {
    const own = trials.filter(({ trial }) => titles.test(trial));
    const run = own.filter(({ outcome }) => outcome === 'passed' || outcome === 'failed');
    const failed = run.filter(({ outcome }) => outcome === 'failed').length;
    const rounds = run.map((one) => one.rounds).join(' + ');
    if (run.length === 0) return { goal, measured: 'not run', ok: '–' };
    const measured = `${rounds} rounds, ${failed} of ${run.length} trials failed`;
    return { goal, measured, ok: failed === 0 && run.length === own.length ? 'yes' : 'no' };
  });
}
