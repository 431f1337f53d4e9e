import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { ApartEnded, type Cause } from './ApartEnded.ts';
import { type Reply, valueOf } from './reply.ts';
import { residentBytes } from './residentBytes.ts';
import { startApart, translationBytes } from './startApart.ts';

/** The limits of a process apart. */
export interface ApartLimits {
  /** Its resident memory. */
  bytes: number;
  /** The time for one answer. */
  milliseconds: number;
  /** The time for which its answers may wait to be taken; unlimited by default. */
  restMilliseconds?: number;
}

interface PendingOrder {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** A running program that reads what strangers sent, one order at a time, and is ended when it takes more than allowed. */
export class ApartProcess {
  /** The number of orders that it was given. */
  orders = 0;
  isAlive = true;
  readonly #child: ChildProcess;
  readonly #limits: ApartLimits;
  readonly #bytes: number;
  readonly #ready: Promise<Reply>;
  #isReady = false;
  #waiting: PendingOrder | undefined;
  #output = '';

  constructor(program: string, limits: ApartLimits) {
    this.#limits = limits;
    this.#bytes = limits.bytes + translationBytes(program);
    this.#child = startApart(program, this.#bytes);
    running.add(this.#child);
    this.#listen();
    this.#ready = this.#answer(START_MS);
    this.#ready.then(
      () => (this.#isReady = true),
      () => {},
    );
  }

  /** The first answer to an order; throws what the program threw, or ApartEnded. */
  async first<Value>(order: object): Promise<Value> {
    const reply = await this.#order(order);
    if ('isOver' in reply) throw new Error('A process apart gave no answer');
    return valueOf(reply) as Value;
  }

  /** All answers to an order; the next one is made while one is used. */
  async *all<Value>(order: object): AsyncGenerator<Value> {
    let coming = this.#order(order);
    for (;;) {
      const reply = await coming;
      if ('isOver' in reply) return;
      const value = valueOf(reply) as Value;
      coming = this.#send('next');
      coming.catch(() => {});
      const rest = this.#limits.restMilliseconds;
      const timer = rest && setTimeout(() => this.#end('rest'), rest);
      try {
        yield value;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  /** Whether it has grown so far that the next file would have less than half of the memory. */
  async isLarge(): Promise<boolean> {
    return (await residentBytes(this.#child.pid!)) > this.#bytes - this.#limits.bytes / 2;
  }

  end(): void {
    this.#end('killed');
  }

  async #order(order: object): Promise<Reply> {
    this.orders += 1;
    await this.#ready;
    return this.#send({ order });
  }

  #send(message: unknown): Promise<Reply> {
    const answer = this.#answer(this.#limits.milliseconds);
    if (this.isAlive) this.#child.send(message as object, () => {});
    return answer;
  }

  /** Waits for the next message, and watches time and memory meanwhile. */
  #answer(milliseconds: number): Promise<Reply> {
    if (!this.isAlive) return Promise.reject(new ApartEnded('killed'));
    this.#child.channel?.ref();
    const until = performance.now() + milliseconds;
    const watch = setInterval(() => void this.#watch(until), WATCH_MS);
    return new Promise<Reply>((resolve, reject) => (this.#waiting = { resolve, reject })).finally(
      () => {
        clearInterval(watch);
        this.#child.channel?.unref();
      },
    );
  }

  async #watch(until: number): Promise<void> {
    if (performance.now() > until) this.#end('time');
    else if ((await residentBytes(this.#child.pid!)) > this.#bytes)
      this.#end(this.orders > 1 ? 'worn' : 'memory');
  }

  #listen(): void {
    const child = this.#child;
    const stderr = child.stderr as Socket;
    child.unref();
    stderr.unref();
    stderr.on('data', (text) => (this.#output = `${this.#output}${text}`.slice(-MOST_OUTPUT)));
    child.on('message', (reply: Reply) => this.#waiting?.resolve(reply));
    child.on('error', () => this.#end('killed'));
    child.on('exit', (_, signal) => {
      running.delete(child);
      this.#end(signal && BY_OTHERS.includes(signal) ? 'killed' : 'crash');
    });
  }

  /** Ends the process at once; who waits for its answer gets the reason. */
  #end(reason: Cause): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#child.kill('SIGKILL');
    const error = this.#isReady ? new ApartEnded(reason) : new ApartEnded('start', this.#output);
    this.#waiting?.reject(error);
  }
}

/** From its start to its first message, also on a machine that is busy. */
const START_MS = 60_000;
const WATCH_MS = 100;
const MOST_OUTPUT = 4000;

/** With other signals a process ends itself: V8 does so when there is no more memory. */
const BY_OTHERS: NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** The processes of this one, which end with it. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
