import { request } from 'node:http';
import type { Schemas } from '../core/contract/types.ts';

/** An event of a stream. */
export type Heard = Schemas['LiveEvent'] & { type: string };

/** A stream of events that is being read. */
export interface Listening {
  status: number;
  heard: Heard[];
  /** Resolves when such an event has arrived, or had before. */
  hears(matches: (event: Heard) => boolean): Promise<void>;
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of events of a server with an access token, and an id; resolves when its head has arrived. */
export function listenTo(url: string, token: string, streamId?: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const query = streamId ? `?streamId=${streamId}` : '';
    const sending = request(`${url}/api/live${query}`, { headers, agent: false }, (answer) => {
      const heard: Heard[] = [];
      const waiting = new Set<() => void>();
      let text = '';
      const ended = new Promise<void>((end) => answer.once('close', end));
      answer.setEncoding('utf8').on('error', () => {});
      answer.on('data', (chunk) => {
        const parts = (text + chunk).split('\n\n');
        text = parts.pop()!;
        heard.push(...parts.flatMap(eventOf));
        for (const look of waiting) look();
      });
      resolve({ status: answer.statusCode!, heard, hears, ended, close });

      function hears(matches: (event: Heard) => boolean): Promise<void> {
        return new Promise((done) => {
          const look = () => {
            if (!heard.some(matches)) return;
            waiting.delete(look);
            done();
          };
          waiting.add(look);
          look();
        });
      }

      function close() {
        sending.destroy();
      }
    });
    sending.on('error', reject).end();
  });
}

function eventOf(text: string): Heard[] {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  return type ? [{ type, ...(JSON.parse(data!) as Schemas['LiveEvent']) }] : [];
}
