import { setTimeout as pause } from 'node:timers/promises';

type Ending = (hurry: AbortSignal) => unknown;

/** Thrown by a start that was told to end: no fault, nothing to report. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** What a process has started: ended once, in reverse order, also in the middle of the start. */
export class Lifetime {
  readonly #endings: Ending[] = [];
  readonly #hurry = new AbortController();
  #step: Promise<unknown> = Promise.resolve();
  #end?: Promise<void>;
  readonly #report: (error: unknown) => void;

  /** `report` is told of what could not be ended. */
  constructor(report: (error: unknown) => void = console.error) {
    this.#report = report;
  }

  get isEnding(): boolean {
    return this.#end !== undefined;
  }

  /** Starts one thing and knows from then on how to end it; throws Interrupted once ending. */
  async start<T>(begin: () => T | Promise<T>, end?: (started: T, hurry: AbortSignal) => unknown) {
    if (this.#end) throw new Interrupted();
    const step = Promise.resolve(begin()).then((started) => {
      if (end) this.#endings.push((hurry) => end(started, hurry));
      return started;
    });
    this.#step = step.catch(() => {});
    const started = await step;
    if (this.#end) throw new Interrupted();
    return started;
  }

  /** Ends everything; a step under way gets 5 s to finish. A second call makes the first one hurry. */
  end(): Promise<void> {
    if (this.#end) this.#hurry.abort();
    return (this.#end ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    const patience = pause(5000, undefined, { signal: this.#hurry.signal, ref: false });
    await Promise.race([this.#step, patience.catch(() => {})]);
    for (let end = this.#endings.pop(); end; end = this.#endings.pop()) {
      try {
        await end(this.#hurry.signal);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
