import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Address } from './addresses.ts';

/** A signed event, ready to be sent. */
export interface Signed {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The status of an answer and the beginning of its text. */
export interface Answer {
  status: number;
  answer: string;
}

const TIMEOUT_MS = 10_000;
const MOST_CHARACTERS = 1000;

/**
 * Posts an event to one of the addresses that were checked, without asking for them again, and follows no redirect.
 * Throws when there is no answer within 10 s.
 */
export function post({ url, headers, body }: Signed, addresses: Address[]): Promise<Answer> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false, lookup: only(addresses) } as const;
    const call = request(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
    call.on('error', reject);
    call.on('response', (response) => {
      beginningOf(response).then(
        (answer) => resolve({ status: response.statusCode!, answer }),
        reject,
      );
    });
    call.end(body);
  });
}

/** Gives a connection the checked addresses. */
function only(addresses: Address[]): LookupFunction {
  const [first] = addresses as [Address];
  return (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, first.address, first.family);
}

/** The first characters of an answer; the rest is not read. A zero character, which Postgres cannot store, is left out. */
async function beginningOf(response: http.IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += chunk as string;
    if (text.length >= MOST_CHARACTERS) break;
  }
  return text.slice(0, MOST_CHARACTERS).replaceAll('\0', '');
}
