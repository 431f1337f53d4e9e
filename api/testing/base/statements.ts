import pg from 'pg';

/** The texts of the statements that this process sends to Postgres during some work, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const texts: string[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    texts.push((typeof first === 'string' ? first : first.text) ?? '');
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
    return texts;
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
}
