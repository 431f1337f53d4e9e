import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Part } from '../runtime/parts.ts';
import { fetchAnswers, ProviderUnreachable, type ProviderAnswers } from './discovery.ts';

/** Where the provider's answers outlive the process. */
export interface AnswersStore {
  read(): Promise<ProviderAnswers | undefined>;
  write(answers: ProviderAnswers): Promise<void>;
}

interface Options {
  issuer: string;
  clock: () => Date;
  store?: AnswersStore | undefined;
}

/**
 * The metadata and keys of an identity provider, asked for at the first use and again after ten minutes. The last ones are
 * used for a day while it does not answer, also after a restart where a store is given, so that its outage ends sign-ins
 * and no calls.
 */
export class IdentityProvider implements Part {
  readonly #options: Options;
  #latest: (ProviderAnswers & { find: JWTVerifyGetKey }) | undefined;
  #asking: Promise<void> | undefined;
  #failedAt: number | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  isUp(): boolean {
    return this.#failedAt === undefined;
  }

  /** Asks the provider now; calls at the same time ask once. Throws ProviderUnreachable. */
  check(): Promise<void> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  /** The provider's answers, at most a day old; throws ProviderUnreachable when there are none. */
  async readAnswers(): Promise<ProviderAnswers> {
    if (!this.#latest) await this.#useStored();
    if (!this.#isYounger(LONGEST_MS)) await this.#askAgain();
    else if (!this.#isYounger(FRESH_MS)) this.#askAgain().catch(() => {});
    return this.#latest!;
  }

  /** The key that verifies a token; asks again for one that the provider did not have half a minute ago. */
  key: JWTVerifyGetKey = async (header, token) => {
    await this.readAnswers();
    try {
      return await this.#latest!.find(header, token);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey && !this.#isYounger(UNKNOWN_MS);
      if (!isNew) throw error;
      await this.#askAgain();
      return this.#latest!.find(header, token);
    }
  };

  /** A failure to store is repaired by the next answer. */
  async #ask(): Promise<void> {
    try {
      this.#use({ ...(await fetchAnswers(this.#options.issuer)), askedAt: this.#now() });
    } catch (cause) {
      this.#failedAt = this.#now();
      throw cause instanceof ProviderUnreachable ? cause : new ProviderUnreachable({ cause });
    }
    this.#failedAt = undefined;
    await this.#options.store?.write(this.#latest!).catch(() => {});
  }

  /** Asks unless it failed a moment ago. */
  async #askAgain(): Promise<void> {
    if (this.#failedAt !== undefined && this.#now() - this.#failedAt < PAUSE_MS)
      throw new ProviderUnreachable();
    await this.check();
  }

  /** Takes what an earlier process stored, unless that was of another issuer. */
  async #useStored(): Promise<void> {
    const storedAnswers = await this.#options.store?.read();
    if (storedAnswers?.metadata.issuer === this.#options.issuer && !this.#latest)
      this.#use(storedAnswers);
  }

  #use(answers: ProviderAnswers): void {
    this.#latest = { ...answers, find: createLocalJWKSet(answers.keys) };
  }

  #isYounger(ms: number): boolean {
    return this.#latest !== undefined && this.#now() - this.#latest.askedAt < ms;
  }

  #now(): number {
    return this.#options.clock().getTime();
  }
}

/** Older answers are used while new ones are asked for. */
const FRESH_MS = 10 * 60_000;
/** Older answers are not used: others may know a key that the provider has removed since then. */
const LONGEST_MS = 24 * 60 * 60_000;
/** The time for which nobody asks again after a failure. */
const PAUSE_MS = 5_000;
/** The time for which a key that the provider does not have stays unknown. */
const UNKNOWN_MS = 30_000;
