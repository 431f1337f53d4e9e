import { readSession } from '../auth/session.ts';
import { waitAfter } from './pauses.ts';
import { type LiveEvent, readStream } from './readStream.ts';

/**
 * A message of the tab that reads the stream to all tabs, itself included: that a stream was opened (also to a new tab,
 * later), was lost, or an event.
 */
type News = { is: 'opened'; streamId: string } | { is: 'lost' } | { is: 'event'; event: LiveEvent };

interface Listener {
  /** Events arrive from now on; some may have been missed before if `isAgain`. */
  onOpen: (streamId: string, isAgain: boolean) => void;
  /** Events arrive no longer. */
  onLost: () => void;
  onEvent: (event: LiveEvent) => void;
}

/**
 * Listens to the events of the API. One tab of the browser reads the stream and passes it on to the others; when it is
 * closed, another tab goes on. In a browser without locks between tabs (without https) nothing is read.
 */
export function shareStream({ onOpen, onLost, onEvent }: Listener): void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return;
  const channel = new BroadcastChannel(NAME);
  let open: string | undefined;
  let wasOpen = false;
  let isReader = false;

  const hear = (news: News) => {
    if (news.is === 'event') return onEvent(news.event);
    const streamId = news.is === 'lost' ? undefined : news.streamId;
    if (open && !streamId) onLost();
    if (streamId && streamId !== open) onOpen(streamId, wasOpen);
    open = streamId;
    wasOpen ||= open !== undefined;
  };
  const tell = (news: News) => {
    hear(news);
    channel.postMessage(news);
  };
  channel.onmessage = ({ data }: MessageEvent<News | typeof ASK>) => {
    if (data !== ASK) hear(data);
    else if (isReader && open) channel.postMessage({ is: 'opened', streamId: open } satisfies News);
  };
  channel.postMessage(ASK);
  void locks.request(NAME, async () => {
    isReader = true;
    for (let failures = 0; ;) failures = await readOnce(tell, failures);
  });
}

/**
 * Reads the stream until it ends, and waits before it is opened again: shortly after an orderly end, longer after each
 * failure in a row. Returns the number of those.
 */
async function readOnce(tell: (news: News) => void, failures: number): Promise<number> {
  let failed = failures;
  const late = setTimeout(() => tell({ is: 'lost' }), LATE_MS);
  try {
    if (!readSession()) {
      await pause(LATE_MS);
      return 0;
    }
    const streamId = crypto.randomUUID();
    const onOpen = () => {
      failed = 0;
      clearTimeout(late);
      tell({ is: 'opened', streamId });
    };
    await readStream(streamId, onOpen, (event) => tell({ is: 'event', event }));
    await pause(Math.random() * 500);
    return 0;
  } catch (error) {
    tell({ is: 'lost' });
    failed += 1;
    await pause(waitAfter(error, failed));
    return failed;
  } finally {
    clearTimeout(late);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const NAME = 'anden.live';
const ASK = 'ask';
const LATE_MS = 4_000;
