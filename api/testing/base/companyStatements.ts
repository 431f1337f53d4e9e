import pg from 'pg';

/** Names the tables whose rows belong to a company, so that statements are checked; before, none is. */
export function setCompanyTables(tables: string[]): void {
  reference = referenceTo(tables);
}

let reference: RegExp | undefined;

const wrong = new Map<string, string>();

/** Fails a test during which a statement ran without a condition on the company. */
export function expectCompanyInStatements(): void {
  const [first] = wrong;
  wrong.clear();
  if (first) throw new Error(`A statement has ${first[1]}: ${first[0]}`);
}

/** Checks every statement of this process before it runs. */
export function watchStatements(): void {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const seen = new Set<string>();
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first?.text;
    if (text && reference && !seen.has(text)) note(text);
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;

  function note(text: string) {
    seen.add(text);
    const problem = companyProblem(text);
    if (problem) wrong.set(text, problem);
  }
}

/**
 * The reason why a statement could not run if these tables were distributed by company: it uses several of them and one
 * without its company, or locks a row without naming the company. Analyses only the text, one pair of parentheses at a
 * time.
 */
export function companyProblem(sql: string): string | undefined {
  const text = plain(sql);
  const references = referencesIn(text);
  if (references.length > 1) {
    const without = references.find((reference) => !namesCompany(text, reference));
    if (without) return `${without.table} without its company`;
  }
  const locked = references.find((reference) => locks(text, reference));
  return locked && `${locked.table} locked without its company`;
}

interface Reference {
  table: string;
  alias: string;
  at: number;
}

/** Matches a table in a statement, with its alias. */
function referenceTo(tables: string[]): RegExp {
  return new RegExp(
    String.raw`\b(?:from|join|update|into)\s+(?:only\s+)?(${tables.join('|')})\b(?!\s*\.)(?:\s+(?:as\s+)?(?!(?:${[
      ...['where', 'on', 'set', 'join', 'left', 'right', 'inner', 'cross', 'order', 'group'],
      ...['limit', 'returning', 'select', 'values', 'for', 'union', 'offset', 'having', 'full'],
      'using',
    ].join('|')})\b)([a-z_][a-z0-9_]*))?`,
    'g',
  );
}

function referencesIn(text: string): Reference[] {
  if (!reference) return [];
  return [...text.matchAll(reference)].map(({ 1: table, 2: alias, index }) => ({
    table: table!,
    alias: alias ?? table!,
    at: index,
  }));
}

function namesCompany(text: string, { alias, at }: Reference): boolean {
  const group = groupAround(text, at);
  if (new RegExp(String.raw`\b${alias}\.company_id\b`).test(group)) return true;
  return /(?<![.\w])company_id\b/.test(outermost(group)) || isInsertion(text, at);
}

/** Whether the list of columns of an insert names the company: `insert into t (company_id, …)`. */
function isInsertion(text: string, at: number): boolean {
  return /^into\s+\w+\s*\([^)]*\bcompany_id\b/.test(text.slice(at));
}

function locks(text: string, { at }: Reference): boolean {
  const group = outermost(groupAround(text, at));
  return /\bfor (no key )?(update|share)\b/.test(group) && !/\bcompany_id\s*(=|in\b)/.test(group);
}

/** The text within the innermost parentheses around a position. */
function groupAround(text: string, at: number): string {
  let [start, depth] = [0, 0];
  for (let i = at; i >= 0 && start === 0; i -= 1) {
    if (text[i] === ')') depth += 1;
    if (text[i] === '(' && depth-- === 0) start = i + 1;
  }
  for (let [i, open] = [at, 0]; i < text.length; i += 1) {
    if (text[i] === '(') open += 1;
    if (text[i] === ')' && open-- === 0) return text.slice(start, i);
  }
  return text.slice(start);
}

/** The text without nested parentheses. */
function outermost(text: string): string {
  let depth = 0;
  return [...text]
    .filter((character) => {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      return depth === 0;
    })
    .join('');
}

function plain(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
