import type { Storage } from '../core/files/storage.ts';
import type { Env } from '../core/runtime/env.ts';
import { files, type Item, mail, signIn } from './servers.ts';

/** Checks a production for all that it lacks, by the settings, the database, and a try of each server that the settings name. */
export async function checklist(env: Env, storage: Storage, facts: Facts): Promise<Item[]> {
  return [
    mode(env),
    await signIn(env),
    await mail(env),
    await files(env, storage),
    proxy(env),
    help(env),
    privacyNotice(facts),
    retention(env),
    rates(facts),
    backup(facts),
    metrics(env),
  ];
}

/** The facts of the database that the checklist needs. */
export interface Facts {
  /** Whether Andén's company has its RFC and address. */
  isOperatorComplete: boolean;
  hasExchangeRate: boolean;
  hasDieselPrice: boolean;
  /** When the last complete backup began. */
  lastBackup: Date | undefined;
}

function mode({ mode }: Env): Item {
  if (mode === 'production') return { part: 'mode', result: 'NODE_ENV is production' };
  return {
    part: 'mode',
    problem: `NODE_ENV is ${mode}, in which everybody can sign in with the demo password: set NODE_ENV=production.`,
  };
}

function proxy({ publicUrl, trustProxy }: Env): Item {
  const part = 'proxy';
  if (!publicUrl.startsWith('https:'))
    return { part, problem: `PUBLIC_URL is ${publicUrl}: set the https address of your proxy.` };
  if (!trustProxy)
    return {
      part,
      problem:
        'Set TRUST_PROXY=1 if your proxy sets X-Forwarded-For: otherwise all visitors share one limit of calls.',
    };
  return { part, result: `${publicUrl}, visitors told apart by X-Forwarded-For` };
}

function help({ help: { email, chat } }: Env): Item {
  const examples = [email, chat].filter((value) => /anden\.example|12025550142/.test(value));
  if (examples.length === 0) return { part: 'help', result: `${email}, ${chat}` };
  return {
    part: 'help',
    problem: `Set HELP_EMAIL and HELP_CHAT: by default they are examples (${examples.join(', ')}).`,
  };
}

function privacyNotice({ isOperatorComplete }: Facts): Item {
  const part = 'privacy notice';
  if (isOperatorComplete) return { part, result: 'the company has its RFC and address' };
  return {
    part,
    problem:
      'Enter the RFC and the address of the company under Customers, and read /notice_of_privacy: its text is in landing/src/privacy.',
  };
}

/** After how many days personal data are deleted; the defaults are ready to use. */
function retention({ keptDays }: Env): Item {
  const days = Object.entries(keptDays).map(([kind, number]) => `${kind} ${number}`);
  return {
    part: 'retention',
    result: `days until deletion, from KEEP_…_DAYS, as the privacy notice names them: ${days.join(', ')}`,
  };
}

function rates({ hasExchangeRate, hasDieselPrice }: Facts): Item {
  const part = 'rates';
  const missingPrices = [
    ...(hasExchangeRate ? [] : ['an exchange rate']),
    ...(hasDieselPrice ? [] : ['a diesel price']),
  ];
  if (missingPrices.length === 0) return { part, result: 'an exchange rate and a diesel price' };
  return { part, problem: `Enter ${missingPrices.join(' and ')} under Diesel, which quotes use.` };
}

function backup({ lastBackup }: Facts): Item {
  const part = 'backup';
  if (lastBackup) return { part, result: `the last one is of ${lastBackup.toISOString()}` };
  return {
    part,
    problem:
      'There is none: enable docs/anden-backup.timer, copy each to another machine, and rehearse a restore.',
  };
}

function metrics({ metrics }: Env): Item {
  const part = 'metrics';
  if (metrics)
    return {
      part,
      result: `at http://${metrics.host}:${metrics.port}/metrics; each process needs a port of its own`,
    };
  return {
    part,
    problem:
      'METRICS_PORT is not set here: docs/anden@.service sets it for each process; docs/anden-alerts.yml has the alerts.',
  };
}
