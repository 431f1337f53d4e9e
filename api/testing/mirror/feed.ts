import { expect } from 'chai';
import type { Schemas } from '../../core/contract/types.ts';
import { as, type Client } from '../client.ts';

type Change = Schemas['RecordChange'];
type Page = Schemas['ChangePage'];

/** Reads the feed of a caller from one cursor to the next. */
export class Feed {
  #client: Client;
  #cursor = '';

  constructor(client: Client) {
    this.#client = client;
  }

  /** The feed of a user, from now on. */
  static async of(user: { email: string }): Promise<Feed> {
    const feed = new Feed(as(user));
    await feed.begin();
    return feed;
  }

  get cursor(): string {
    return this.#cursor;
  }

  /** Skips what has changed until now. */
  async begin(): Promise<void> {
    this.#cursor = (await this.#page('')).cursor;
    await this.next();
  }

  /** All changes since the last call; `query` may narrow them. */
  async next(query = ''): Promise<Change[]> {
    const changes: Change[] = [];
    for (let hasMore = true; hasMore;) {
      const page = await this.#page(`?after=${this.#cursor}${query}`);
      changes.push(...page.changes);
      ({ cursor: this.#cursor, hasMore } = page);
    }
    return changes;
  }

  async #page(query: string): Promise<Page> {
    const { status, body } = await this.#client.get<Page>(`/api/changes${query}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  }
}
