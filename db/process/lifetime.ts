import { setTimeout as pause } from 'node:timers/promises';

type Ending = (signal: AbortSignal) => unknown;

/** Thrown by `start` after `end` was called; it is no failure and need not be reported. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** The started parts of a process, such as server and database: ended once, in reverse order, even during the start. */
export class Lifetime {
  readonly #endings: Ending[] = [];
  readonly #abort = new AbortController();
  #step: Promise<unknown> = Promise.resolve();
  #end?: Promise<void>;
  readonly #report: (error: unknown) => void;

  /** `report` receives the errors of failed ends. */
  constructor(report: (error: unknown) => void = console.error) {
    this.#report = report;
  }

  get isEnding(): boolean {
    return this.#end !== undefined;
  }

  /** Starts one part and registers how to end it; throws Interrupted after `end` was called. */
  async start<T>(begin: () => T | Promise<T>, end?: (result: T, signal: AbortSignal) => unknown) {
    if (this.#end) throw new Interrupted();
    const step = Promise.resolve(begin()).then((result) => {
      if (end) this.#endings.push((signal) => end(result, signal));
      return result;
    });
    this.#step = step.catch(() => {});
    const started = await step;
    if (this.#end) throw new Interrupted();
    return started;
  }

  /** Ends all parts; a part that is starting gets 5 s to finish. A second call aborts the waiting of the first. */
  end(): Promise<void> {
    if (this.#end) this.#abort.abort();
    return (this.#end ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    const timeout = pause(5000, undefined, { signal: this.#abort.signal, ref: false });
    await Promise.race([this.#step, timeout.catch(() => {})]);
    for (let end = this.#endings.pop(); end; end = this.#endings.pop()) {
      try {
        await end(this.#abort.signal);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
