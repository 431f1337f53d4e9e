import type { Schemas } from '../contract/types.ts';
import { openResponse } from '../data/http.ts';

/** An event of the API: what to read again. */
export type LiveEvent = Schemas['LiveEvent'] & { type: string };

/** Opens the API's stream of events and reads it to its end. Throws when it cannot be opened or its connection is lost. */
export async function readStream(
  streamId: string,
  onOpen: () => void,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const headers = new Headers({ Accept: 'text/event-stream' });
  const response = await openResponse(`/api/live?streamId=${streamId}`, {
    headers,
    cache: 'no-store',
  });
  onOpen();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await readWithin(reader);
    if (done) return;
    const parts = (text + value).split('\n\n');
    text = parts.pop()!;
    for (const part of parts) {
      const event = eventOf(part);
      if (event) onEvent(event);
    }
  }
}

/** The next part. A stream that is silent for longer than the API ever is has lost its connection, and is given up. */
async function readWithin(reader: ReadableStreamDefaultReader<string>) {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The stream is silent'));
      void reader.cancel().catch(() => undefined);
    }, SILENT_MS);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}

function eventOf(part: string): LiveEvent | undefined {
  const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
  return type ? { type, ...(JSON.parse(data!) as Schemas['LiveEvent']) } : undefined;
}

/** Three times the API's interval between signs of life. */
const SILENT_MS = 60_000;
