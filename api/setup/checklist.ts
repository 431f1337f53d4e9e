import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { createDiscovery } from '../core/auth/discovery.ts';
import type { Storage } from '../core/files/storage.ts';
import type { Env } from '../core/process/env.ts';

/** A part of an installation: what there is, or what is missing and how to add it. */
export interface Item {
  part: string;
  found?: string;
  missing?: string;
}

/** What a production still lacks, by the settings, the database, and a try of each server that the settings name. */
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
  ];
}

/** What the database knows for the checklist. */
export interface Facts {
  /** Whether Andén's company has its RFC and address. */
  isOperatorComplete: boolean;
  hasExchangeRate: boolean;
  hasDieselPrice: boolean;
}

function mode({ mode }: Env): Item {
  if (mode === 'production') return { part: 'mode', found: 'NODE_ENV is production' };
  return {
    part: 'mode',
    missing: `NODE_ENV is ${mode}, in which everybody can sign in with the demo password: set NODE_ENV=production.`,
  };
}

/** The identity provider, and the keys by which its tokens are verified. */
async function signIn({ oidc }: Env): Promise<Item> {
  const part = 'sign-in and keys';
  if (oidc.embedded)
    return {
      part,
      missing: 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_AUDIENCE of your own identity provider.',
    };
  const keys = await keysOf(oidc.issuer).catch(reasonOf);
  if (typeof keys === 'number')
    return { part, found: `${oidc.issuer} answers; keys for signatures: ${keys}` };
  return { part, missing: `OIDC_ISSUER (${oidc.issuer}) does not answer with its keys: ${keys}.` };
}

/** The message of the innermost cause, such as an unknown host. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? reasonOf(cause) : message;
}

async function keysOf(issuer: string): Promise<number> {
  const { jwks_uri: uri } = await createDiscovery(issuer).metadata();
  const response = await fetch(uri, { signal: AbortSignal.timeout(10_000) });
  return ((await response.json()) as { keys: unknown[] }).keys.length;
}

async function mail({ mail: { smtpUrl, from, requireTls } }: Env): Promise<Item> {
  const part = 'mail';
  if (!smtpUrl)
    return {
      part,
      missing: 'Set SMTP_URL and MAIL_FROM: without them invitations and links do not leave.',
    };
  const options = { url: smtpUrl, requireTLS: requireTls, connectionTimeout: 10_000 };
  const transport = createTransport({ ...options, greetingTimeout: 10_000 });
  const problem = await transport.verify().then(
    () => undefined,
    (error: Error) => error.message,
  );
  transport.close();
  if (problem) return { part, missing: `The server of SMTP_URL refuses: ${problem}` };
  return { part, found: `the server of SMTP_URL accepts mail from ${from}` };
}

/** Stores a file, reads it and removes it. */
async function files({ s3 }: Env, storage: Storage): Promise<Item> {
  const key = `setup-${randomUUID()}`;
  const problem = await trial(storage, key).then(() => undefined, reasonOf);
  if (problem) return { part: 'files', missing: `Files cannot be stored: ${problem}` };
  const place = s3 ? `in the bucket ${s3.bucket}` : 'on this disk, for one process';
  return { part: 'files', found: `stored and read ${place}` };
}

async function trial(storage: Storage, key: string): Promise<void> {
  await storage.write(key, Buffer.from('trial'));
  (await storage.read(key)).destroy();
  await storage.remove(key);
}

function proxy({ publicUrl, trustProxy }: Env): Item {
  const part = 'proxy';
  if (!publicUrl.startsWith('https:'))
    return { part, missing: `PUBLIC_URL is ${publicUrl}: set the https address of your proxy.` };
  if (!trustProxy)
    return {
      part,
      missing:
        'Set TRUST_PROXY=1 if your proxy sets X-Forwarded-For: otherwise all visitors share one limit of calls.',
    };
  return { part, found: `${publicUrl}, visitors told apart by X-Forwarded-For` };
}

function help({ help: { email, chat } }: Env): Item {
  const examples = [email, chat].filter((value) => /anden\.example|12025550142/.test(value));
  if (examples.length === 0) return { part: 'help', found: `${email}, ${chat}` };
  return {
    part: 'help',
    missing: `Set HELP_EMAIL and HELP_CHAT: by default they are examples (${examples.join(', ')}).`,
  };
}

function privacyNotice({ isOperatorComplete }: Facts): Item {
  const part = 'privacy notice';
  if (isOperatorComplete) return { part, found: 'the company has its RFC and address' };
  return {
    part,
    missing:
      'Enter the RFC and the address of the company under Customers, and read /notice_of_privacy: its text is in landing/src/privacy.',
  };
}

/** After how many days personal data are deleted; the defaults are ready to use. */
function retention({ keptDays }: Env): Item {
  const days = Object.entries(keptDays).map(([kind, number]) => `${kind} ${number}`);
  return {
    part: 'retention',
    found: `days until deletion, from KEEP_…_DAYS, as the privacy notice names them: ${days.join(', ')}`,
  };
}

function rates({ hasExchangeRate, hasDieselPrice }: Facts): Item {
  const part = 'rates';
  const missing = [
    ...(hasExchangeRate ? [] : ['an exchange rate']),
    ...(hasDieselPrice ? [] : ['a diesel price']),
  ];
  if (missing.length === 0) return { part, found: 'an exchange rate and a diesel price' };
  return { part, missing: `Enter ${missing.join(' and ')} under Diesel, which quotes use.` };
}
