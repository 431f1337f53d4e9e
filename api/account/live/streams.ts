import type { ServerResponse } from 'node:http';
import type { Actor } from '../../core/auth/actor.ts';
import type { CallerToken } from '../../core/auth/session.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';

/** An open stream of server-sent events, and whose it is. */
export interface Stream {
  actor: Actor;
  token: CallerToken;
  response: ServerResponse;
  /** The id that its caller gave it. */
  id?: string | undefined;
}

/** An event as clients get it: what to read again, never the data. */
export type LiveEvent = Schemas['LiveEvent'] & { type: 'changed' };

interface Options {
  clock: () => Date;
  /** Whether the process is stopping. */
  isEnding?: (() => boolean) | undefined;
  /** Called when a client has closed or lost its stream, not when the stream was ended here. */
  onLost?: (stream: Stream) => void;
}

/** The open streams of a process. They end with their token and when the process stops; until then they are kept alive. */
export class Streams {
  readonly #open = new Set<Stream>();
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #checks = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The streams that are open now. */
  all(): Stream[] {
    return [...this.#open];
  }

  /** Throws 429 when the user has too many streams, and 503 when the process is stopping. */
  assertRoom({ userId }: Actor): void {
    const headers = { 'Retry-After': '5' };
    if (this.#options.isEnding?.()) throw new Refusal('UNAVAILABLE', { headers });
    const userStreams = [...this.#open].filter(({ actor }) => actor.userId === userId);
    if (userStreams.length >= PER_USER)
      throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds: 5 }, headers });
  }

  add(stream: Stream): void {
    this.#open.add(stream);
    stream.response.once('close', () => this.#lose(stream));
    this.#timer ??= setInterval(() => this.#check(), CHECK_MS).unref();
  }

  /** Sends an event; ends the stream of a client that does not read. */
  send(stream: Stream, { type, resource, ids }: LiveEvent): void {
    if (!this.#open.has(stream)) return;
    const { response } = stream;
    response.write(`event: ${type}\ndata: ${JSON.stringify({ resource, ids })}\n\n`);
    if (response.writableLength > UNREAD_BYTES) response.destroy();
  }

  /**
   * Ends the streams that match, and returns them; their clients open them anew, if they still may, and read everything
   * again.
   */
  end(matches: (stream: Stream) => boolean): Stream[] {
    const ended = [...this.#open].filter(matches);
    for (const stream of ended) {
      this.#remove(stream);
      stream.response.end();
    }
    return ended;
  }

  #lose(stream: Stream): void {
    if (!this.#open.has(stream)) return;
    this.#remove(stream);
    this.#options.onLost?.(stream);
  }

  #remove(stream: Stream): void {
    this.#open.delete(stream);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    const now = this.#options.clock();
    const isEnding = this.#options.isEnding?.();
    this.end(({ token }) => isEnding || token.expiresAt <= now);
    this.#checks += 1;
    if (this.#checks % CHECKS_PER_SIGN === 0)
      for (const { response } of this.#open) response.write(':\n\n');
  }
}

/** Streams of one user in one process; each browser has one. */
const PER_USER = 20;
const CHECK_MS = 1000;
/** A sign of life every 20 s: shorter than the time after which proxies close a silent answer. */
const CHECKS_PER_SIGN = 20;
const UNREAD_BYTES = 256 * 1024;
