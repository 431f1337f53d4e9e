import type { Client } from '../client.ts';
import { Feed } from './feed.ts';

/** A copy of the records that a caller sees, kept by the feed of changes, by type and id. */
export class Mirror {
  readonly #client: Client;
  readonly #feed: Feed;
  readonly #copies = new Map<string, string>();

  /** Only carriers have lists of parts; others read them in their wholes. */
  readonly #listsParts: boolean;

  constructor(client: Client, { listsParts = false } = {}) {
    this.#client = client;
    this.#feed = new Feed(client);
    this.#listsParts = listsParts;
  }

  /** Reads the records once; what has changed since then is read by `follow`. */
  async begin(records: readonly Named[]): Promise<void> {
    await this.#feed.begin();
    for (const record of records) if (this.#lists(record)) await this.#keep(record);
  }

  /** Reads again what has changed, and drops what is no longer seen. */
  async follow(): Promise<void> {
    const changes = await this.#feed.next();
    const named = new Map(changes.map((change) => [keyOf(change), change]));
    for (const change of named.values()) await this.#keep(change);
    await this.#keepFacts(new Set(changes.map((change) => this.#shownBy(change))));
  }

  /** The id by which other copies show facts of a changed record: a document's are those of its carrier. */
  #shownBy(change: Named): string | null | undefined {
    if (change.type !== 'validations') return change.id;
    const copy = this.#copies.get(keyOf(change));
    return copy && (JSON.parse(copy) as Shown).carrierId;
  }

  /** Reads again what copies show of changed companies, carriers and quotes, and nothing else of them: the feed names only those. */
  async #keepFacts(ids: ReadonlySet<string | null | undefined>): Promise<void> {
    for (const [key, copy] of this.#copies) {
      const record = JSON.parse(copy) as Shown;
      const { carrierId, quoteId, companyId, customerId } = record;
      if (![carrierId, quoteId, companyId, customerId].some((id) => id && ids.has(id))) continue;
      const now = await this.#read({ type: key.slice(0, key.lastIndexOf('/')), id: record.id });
      const entries = Object.entries(JSON.parse(now ?? '{}') as object);
      const facts = Object.fromEntries(entries.filter(([name]) => OF_OTHERS.includes(name)));
      this.#copies.set(key, JSON.stringify({ ...record, ...facts }));
    }
  }

  /** The difference between the copy of a record and what the caller sees now; undefined when there is none. */
  async difference(record: Named): Promise<string | undefined> {
    const copy = this.#copies.get(keyOf(record));
    const now = this.#lists(record) ? await this.#read(record) : undefined;
    if (copy === now) return undefined;
    return `${keyOf(record)}:${differingFields(copy, now)}`;
  }

  #lists({ isPart = false }: Named): boolean {
    return !isPart || this.#listsParts;
  }

  async #keep(record: Named): Promise<void> {
    const seen = await this.#read(record);
    if (seen === undefined) this.#copies.delete(keyOf(record));
    else this.#copies.set(keyOf(record), seen);
  }

  async #read({ type, id }: Named): Promise<string | undefined> {
    const { status, body } = await this.#client.get<object>(`/api/${type}/${id}`);
    if ([403, 404].includes(status)) return undefined;
    if (status !== 200) throw new Error(`GET ${type}/${id} was answered ${status}`);
    return JSON.stringify({ ...body, ...NOT_COPIED });
  }
}

/**
 * Figures that count other records, whose changes name those and not the record that shows the count; and the last use of a
 * key, which every call by it changes, those for the feed too.
 */
const NOT_COPIED = {
  lastUsedAt: undefined,
  openInvitations: undefined,
  assignedLoads: undefined,
  stoppedInvitations: undefined,
  stoppedLoads: undefined,
};

/** The fields in which a copy differs from the record, with both values; the whole where one of them is missing. */
function differingFields(copy = '{}', now = '{}'): string {
  const [before, after] = [JSON.parse(copy), JSON.parse(now)] as Record<string, unknown>[];
  const names = new Set([...Object.keys(before!), ...Object.keys(after!)]);
  const lines = [...names].map((name) => {
    const [old, value] = [JSON.stringify(before![name]), JSON.stringify(after![name])];
    return old === value ? '' : `\n  ${name}: copy ${old}, now ${value}`;
  });
  return lines.join('');
}

/** The parts of a copy that say of which company, customer, carrier and quote it shows facts. */
interface Shown {
  id: string;
  carrierId?: string | null;
  quoteId?: string | null;
  companyId?: string | null;
  customerId?: string | null;
}

/** Facts of a company, of a carrier, of its documents or of a quote that the records with its id show. */
const OF_OTHERS = [
  ...['companyName', 'customerName', 'ownerName', 'brokerName'],
  ...['carrierName', 'carrierRfc', 'carrierPhone', 'confidence', 'hasAddress', 'required'],
  ...['lackingDocuments', 'quoteStatus'],
];

export interface Named {
  type: string;
  id: string;
  /** Whether it is a part of another record of its type. */
  isPart?: boolean;
}

function keyOf({ type, id }: Named): string {
  return `${type}/${id}`;
}
