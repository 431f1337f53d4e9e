import { Agent, request } from 'node:http';
import type { Sent } from './requests.ts';

/** What came back: `body` as text. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request as it stands, with nothing put right on the way; throws where no answer comes within 20 s. */
export function exchange(url: string, { method, path, headers, body }: Omit<Sent, 'operationId'>) {
  return new Promise<Received>((resolve, reject) => {
    const sending = request(url, { method, path, headers, agent, timeout: 20_000 }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: headersOf(answer.headersDistinct), text }),
      );
    });
    sending.on('timeout', () => sending.destroy(new Error('No answer within 20 s')));
    sending.on('error', reject);
    if (body !== undefined) sending.setHeader('content-length', Buffer.byteLength(body));
    sending.end(body);
  });
}

/** The request as a command for a shell. */
export function asCurl(url: string, { method, path, headers, body }: Omit<Sent, 'operationId'>) {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-raw ${quoted(shortened(body))}`];
  return ['curl -i --path-as-is -X', method, ...lines, ...data, quoted(url + path)].join(' ');
}

function shortened(body: string) {
  return body.length > 2000 ? `${body.slice(0, 1000)} … ${body.length} characters` : body;
}

function quoted(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function headersOf(distinct: NodeJS.Dict<string[]>) {
  const pairs = Object.entries(distinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Headers(pairs);
}
