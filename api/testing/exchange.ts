import { Agent, request } from 'node:http';

/** A request; `path` is sent as it is. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** An answer; `body` is text. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request unchanged, over connections that are kept open, with less processor time than `fetch`; throws when no
 * answer comes within 20 s. A stream of events is closed when its head has arrived.
 */
export function exchange(url: string, { method, path, headers, body }: SentRequest) {
  return new Promise<Received>((resolve, reject) => {
    const sending = request(url, { method, path, headers, agent, timeout: 20_000 }, (answer) => {
      const received = { status: answer.statusCode!, headers: headersOf(answer.headersDistinct) };
      if (received.headers.get('content-type')?.startsWith('text/event-stream')) {
        resolve({ ...received, text: ':' });
        return answer.destroy();
      }
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ ...received, text }));
    });
    sending.on('timeout', () => sending.destroy(new Error('No answer within 20 s')));
    sending.on('error', reject);
    if (body !== undefined) sending.setHeader('content-length', Buffer.byteLength(body));
    sending.end(body);
  });
}

function headersOf(distinct: NodeJS.Dict<string[]>) {
  const pairs = Object.entries(distinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Headers(pairs);
}
