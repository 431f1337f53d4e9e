import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import { removeConstraints } from '../../../db/backup/constraints.ts';
import { copyIn } from '../../../db/backup/copy.ts';
import type { Table } from '../../../db/backup/layout.ts';
import { clientOf } from '../../../db/backup/snapshot.ts';
import { createTables } from '../../../db/backup/target.ts';
import { StartError } from '../../../db/process/startError.ts';
import type { Storage } from '../files/storage.ts';
import type { Visitor } from './archiveReader.ts';
import { damage } from './damage.ts';
import { FILES, FORMAT, OPENING, TABLES, type Closing, type Opening } from './format.ts';
import { everyTwoSeconds } from './progress.ts';

/** Where rows and files go, and a directory for files whose checksum is not yet known. */
interface Places {
  trx: Knex.Transaction;
  storage: Storage;
  directory: string;
  log: (line: string) => void;
}

/** Loads the entries of a backup: rows as they come, files once their checksums have been compared. */
export class Loading implements Visitor {
  readonly #places: Places;
  readonly #say: ReturnType<typeof everyTwoSeconds>;
  readonly #rows: Record<string, number> = {};
  #waiting: { path: string; key: string }[] = [];
  #files = 0;
  #opening?: Opening;
  #restoreConstraints = async () => {};

  constructor(places: Places) {
    this.#places = places;
    this.#say = everyTwoSeconds(places.log);
  }

  async entry(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (name === OPENING) return this.#open(parseOpening(await text(content)));
    if (name.startsWith(TABLES)) return this.#load(this.#tableOf(name), content);
    if (name.startsWith(FILES)) return this.#keep(name.split('/').at(-1)!, content);
    throw damage(`it contains ${name}`);
  }

  async verify(): Promise<void> {
    for (const { path, key } of this.#waiting) await this.#places.storage.move(path, key);
    this.#files += this.#waiting.length;
    this.#waiting = [];
    this.#say(() => `${this.#files} files`);
  }

  /** Compares the numbers of rows and files with the manifest, and creates constraints and sequences' values. */
  async finish(closing: Closing): Promise<void> {
    for (const [table, rows] of Object.entries(closing.rows))
      if ((this.#rows[table] ?? 0) !== rows) throw damage(`rows of ${table} are missing`);
    if (this.#files !== closing.files) throw damage('files are missing');
    this.#places.log('Checking the references between the records …');
    await this.#restoreConstraints();
    const client = await clientOf(this.#places.trx);
    for (const { name, value } of this.#opening!.layout.sequences)
      await client.query('select setval($1::regclass, $2)', [name, value]);
  }

  async #open(opening: Opening): Promise<void> {
    const { trx, log } = this.#places;
    if (opening.format !== FORMAT)
      throw new StartError(`This Andén reads backups of format ${FORMAT}, not ${opening.format}.`);
    this.#opening = opening;
    log(`Backup of ${opening.createdAt}, written by Andén ${opening.product}`);
    await createTables(trx, opening);
    this.#restoreConstraints = await removeConstraints(await clientOf(trx));
  }

  #tableOf(entry: string): Table {
    const name = entry.split('/')[1];
    const table = this.#opening?.layout.tables.find((each) => each.name === name);
    if (!table) throw damage(`it does not describe the table ${name}`);
    return table;
  }

  async #load(table: Table, content: AsyncIterable<Buffer>): Promise<void> {
    const client = await clientOf(this.#places.trx);
    const rows = await copyIn(client, table, content).catch(explain);
    this.#rows[table.name] = (this.#rows[table.name] ?? 0) + rows;
    this.#say(() => `${table.name}: ${this.#rows[table.name]} rows`);
  }

  async #keep(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const path = join(this.#places.directory, String(this.#waiting.length));
    await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path));
    this.#waiting.push({ path, key });
  }
}

function parseOpening(opening: string): Opening {
  try {
    return JSON.parse(opening) as Opening;
  } catch (error) {
    throw damage(`${OPENING} cannot be read`, error);
  }
}

/** Rows that Postgres cannot read (SQLSTATE class 22) are not what it wrote. */
function explain(error: Error & { code?: string }): never {
  throw error.code?.startsWith('22') ? damage(error.message, error) : error;
}
