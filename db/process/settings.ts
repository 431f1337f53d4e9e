/** Settings by name, unchecked. */
export type Source = Record<string, string | undefined>;

/** Reads settings by name; for a wrong one it adds a sentence to `problems` and returns the fallback. */
export class Settings {
  readonly #source: Source;
  readonly #problems: string[];

  constructor(source: Source, problems: string[]) {
    this.#source = source;
    this.#problems = problems;
  }

  refuse(name: string, problem: string): undefined {
    this.#problems.push(`${name} ${problem}.`);
  }

  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined;
  }

  oneOf<T extends string>(name: string, values: T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined || values.includes(value as T)) return (value as T) ?? fallback;
    return this.refuse(name, `must be one of ${values.join(', ')}, not "${value}"`) ?? fallback;
  }

  port(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535)
      return Number(value);
    return this.refuse(name, `must be a port from 1 to 65535, not "${value}"`) ?? fallback;
  }

  /** A whole number of seconds from 0 to 600. */
  seconds(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,3}$/.test(value) && Number(value) <= 600) return Number(value);
    return this.refuse(name, `must be seconds from 0 to 600, not "${value}"`) ?? fallback;
  }

  /** A whole number from 0 to 1,000,000. */
  number(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^\d{1,7}$/.test(value) && Number(value) <= 1_000_000) return Number(value);
    return this.refuse(name, `must be a number from 0 to 1000000, not "${value}"`) ?? fallback;
  }

  days(name: string, fallback: number, least = 1): number {
    const value = this.text(name) ?? String(fallback);
    if (/^[1-9]\d{0,4}$/.test(value) && Number(value) >= least) return Number(value);
    return this.refuse(name, `must be days from ${least} to 99999, not "${value}"`) ?? fallback;
  }

  /** An amount and its currency: `4900.00 MXN`. */
  price(name: string, fallback: string): { amount: string; currency: 'MXN' | 'USD' } {
    const value = this.text(name) ?? fallback;
    const [, amount, currency] = /^(\d{1,9}(?:\.\d{1,2})?) (MXN|USD)$/.exec(value) ?? [];
    if (amount) return { amount: Number(amount).toFixed(2), currency: currency as 'MXN' | 'USD' };
    this.refuse(name, `must be an amount and MXN or USD, such as 4900.00 MXN, not "${value}"`);
    return { amount: '0.00', currency: 'MXN' };
  }

  /** An absolute URL, unchanged. The problem does not repeat the value, which may contain a password. */
  url(name: string, protocols: string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname) return value;
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return this.refuse(name, `must be a URL that begins with ${beginnings}`);
  }

  /** https origins, separated by commas. */
  origins(name: string): string[] {
    const values = this.text(name)?.split(/[\s,]+/) ?? [];
    const isOrigin = (value: string) =>
      /^https:\/\/[\w.-]+(:\d+)?$/.test(value) && URL.canParse(value);
    if (values.every(isOrigin)) return values;
    return (
      this.refuse(name, 'must be origins such as https://pictures.example, separated by commas') ??
      []
    );
  }

  origin(name: string, fallback: string): string {
    const value = this.url(name, ['https:', 'http:']) ?? fallback;
    const { origin, pathname, search, hash } = new URL(value);
    if (pathname === '/' && !search && !hash) return origin;
    return (
      this.refuse(name, 'must have no path: the product runs at the root of its host') ?? fallback
    );
  }
}
