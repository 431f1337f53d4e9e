/** When who waits for a slot gives up, and what it throws then. */
interface Patience {
  milliseconds: number;
  error: () => Error;
}

/** A number of slots, which are handed over in the order in which they were asked for. */
export class Slots {
  #free: number;
  readonly #patience: Patience | undefined;
  readonly #waiting: (() => void)[] = [];

  /** Without `patience`, who waits never gives up. */
  constructor(count: number, patience?: Patience) {
    this.#free = count;
    this.#patience = patience;
  }

  /** Runs the work as soon as a slot is free. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.take();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Takes a slot, which the caller releases. */
  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const takeSlot = () => {
        clearTimeout(timeout);
        resolve();
      };
      const giveUp = ({ error }: Patience) => {
        this.#waiting.splice(this.#waiting.indexOf(takeSlot), 1);
        reject(error());
      };
      const patience = this.#patience;
      const timeout = patience && setTimeout(giveUp, patience.milliseconds, patience).unref();
      this.#waiting.push(takeSlot);
    });
  }
}
