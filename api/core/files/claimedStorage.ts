import type { Readable } from 'node:stream';
import { Refusal } from '../errors/errors.ts';
import { memoizeSuccess } from '../runtime/memoizeSuccess.ts';
import type { Part } from '../runtime/parts.ts';
import { MARK } from './claimStorage.ts';
import type { LocalCopy, Storage } from './storage.ts';

/**
 * A storage that may not answer when the process starts. It is claimed before its first use, and until then every method
 * throws 503, so that no file is written into the storage of another database or removed from it.
 */
export class ClaimedStorage implements Storage, Part {
  readonly #storage: Storage;
  readonly #claimed: () => Promise<void>;
  #isUp = true;

  /** `claim` marks the storage as the database's own, or throws. */
  constructor(storage: Storage, claim: () => Promise<void>) {
    this.#storage = storage;
    this.#claimed = memoizeSuccess(claim);
  }

  isUp(): boolean {
    return this.#isUp;
  }

  /** Claims the storage, or asks it for its mark once it is claimed. */
  async check(): Promise<void> {
    try {
      await this.#claimed();
      await this.#storage.sizeOf(MARK);
      this.#isUp = true;
    } catch (error) {
      this.#isUp = false;
      throw error;
    }
  }

  async move(path: string, key: string): Promise<void> {
    return (await this.#own()).move(path, key);
  }

  async write(key: string, content: Buffer): Promise<void> {
    return (await this.#own()).write(key, content);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await this.#own()).sizeOf(key);
  }

  async read(key: string): Promise<Readable> {
    return (await this.#own()).read(key);
  }

  async localCopy(key: string): Promise<LocalCopy> {
    return (await this.#own()).localCopy(key);
  }

  async remove(key: string): Promise<void> {
    return (await this.#own()).remove(key);
  }

  async *list() {
    yield* (await this.#own()).list();
  }

  async #own(): Promise<Storage> {
    await this.#claimed().catch((cause: unknown) => {
      throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' }, cause });
    });
    return this.#storage;
  }
}
