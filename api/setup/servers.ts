import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { fetchAnswers } from '../core/auth/discovery.ts';
import type { Storage } from '../core/files/storage.ts';
import type { Env } from '../core/runtime/env.ts';

/** A part of an installation: what there is, or what is missing and how to add it. */
export interface Item {
  part: string;
  result?: string;
  problem?: string;
}

/** The identity provider, and the keys by which its tokens are verified. */
export async function signIn({ oidc }: Env): Promise<Item> {
  const part = 'sign-in and keys';
  if (oidc.embedded)
    return {
      part,
      problem: 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_AUDIENCE of your own identity provider.',
    };
  const answer = await fetchAnswers(oidc.issuer).catch(reasonOf);
  if (typeof answer === 'string')
    return {
      part,
      problem: `OIDC_ISSUER (${oidc.issuer}) does not answer with its keys: ${answer}.`,
    };
  const { keys } = answer.keys;
  return { part, result: `${oidc.issuer} answers; keys for signatures: ${keys.length}` };
}

/** The message of the innermost cause, such as an unknown host. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? reasonOf(cause) : message;
}

/** The mail server, which is asked to accept mail. */
export async function mail({ mail: { smtpUrl, from, requireTls } }: Env): Promise<Item> {
  const part = 'mail';
  if (!smtpUrl)
    return {
      part,
      problem: 'Set SMTP_URL and MAIL_FROM: without them invitations and links do not leave.',
    };
  const options = { url: smtpUrl, requireTLS: requireTls, connectionTimeout: 10_000 };
  const transport = createTransport({ ...options, greetingTimeout: 10_000 });
  const problem = await transport.verify().then(
    () => undefined,
    (error: Error) => error.message,
  );
  transport.close();
  if (problem) return { part, problem: `The server of SMTP_URL refuses: ${problem}` };
  return { part, result: `the server of SMTP_URL accepts mail from ${from}` };
}

/** Stores a file, reads it and removes it. */
export async function files({ s3 }: Env, storage: Storage): Promise<Item> {
  const key = `setup-${randomUUID()}`;
  const problem = await trial(storage, key).then(() => undefined, reasonOf);
  if (problem) return { part: 'files', problem: `Files cannot be stored: ${problem}` };
  const place = s3 ? `in the bucket ${s3.bucket}` : 'on this disk, for one process';
  return { part: 'files', result: `stored and read ${place}` };
}

async function trial(storage: Storage, key: string): Promise<void> {
  await storage.write(key, Buffer.from('trial'));
  (await storage.read(key)).destroy();
  await storage.remove(key);
}
