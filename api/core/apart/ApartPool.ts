import { Slots } from '../runtime/Slots.ts';
import { isCrash, mayAnswerAgain } from './ApartEnded.ts';
import { type ApartLimits, ApartProcess } from './ApartProcess.ts';

/** The processes that run one program. */
interface PoolOptions {
  /** The path of the program, which calls `answerOrders`. */
  program: string;
  limits: ApartLimits;
  /** The number that run at a time; further orders wait in line. */
  most: number;
  /** After how many orders a process is replaced. */
  ordersEach?: number;
  /**
   * The most times that a first answer is asked for, the later ones of a new process, where one crashes, is killed, or takes
   * too much memory after other orders; a second crash is the file's fault.
   */
  attempts?: number;
}

/** Reads what strangers sent in processes apart, of which one is kept warm for a while after it was used. */
export class ApartPool {
  readonly #options: PoolOptions;
  readonly #idle: ApartProcess[] = [];
  readonly #slots: Slots;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = new Slots(options.most);
  }

  /** The first answer to an order. Throws what the program throws, and ApartEnded for a process that ended before. */
  async first<Value>(order: object): Promise<Value> {
    let crashes = 0;
    const attempts = this.#options.attempts ?? 1;
    for (let triesLeft = attempts; ; triesLeft -= 1) {
      try {
        return await this.#firstOf<Value>(order, triesLeft < attempts);
      } catch (error) {
        crashes += isCrash(error) ? 1 : 0;
        if (triesLeft <= 1 || crashes > 1 || !mayAnswerAgain(error)) throw error;
      }
    }
  }

  async #firstOf<Value>(order: object, isFresh: boolean): Promise<Value> {
    const apart = await this.#take(isFresh);
    try {
      return await apart.first<Value>(order);
    } finally {
      await this.#giveBack(apart);
    }
  }

  /** All answers to an order, by a process of its own; throws like `first`. */
  async *all<Value>(order: object): AsyncGenerator<Value> {
    const apart = await this.#take();
    try {
      yield* apart.all<Value>(order);
    } finally {
      apart.end();
      await this.#giveBack(apart);
    }
  }

  async #take(isFresh = false): Promise<ApartProcess> {
    const { program, limits } = this.#options;
    await this.#slots.take();
    const warm = isFresh ? undefined : this.#idle.pop();
    return warm?.isAlive ? warm : new ApartProcess(program, limits);
  }

  async #giveBack(apart: ApartProcess): Promise<void> {
    const { ordersEach = 1 } = this.#options;
    const isKept = apart.isAlive && apart.orders < ordersEach && this.#idle.length === 0;
    if (isKept && !(await apart.isLarge())) this.#keep(apart);
    else apart.end();
    this.#slots.release();
  }

  #keep(apart: ApartProcess): void {
    this.#idle.push(apart);
    const { orders } = apart;
    const end = () => {
      if (apart.orders === orders && this.#idle.includes(apart)) {
        this.#idle.splice(this.#idle.indexOf(apart), 1);
        apart.end();
      }
    };
    setTimeout(end, WARM_MS).unref();
  }
}

/** The time for which a process waits for the next order. */
const WARM_MS = 10 * 60_000;
