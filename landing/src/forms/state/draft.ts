import type { Values } from './values.ts';

/** Where a form keeps what was typed and not sent yet: in this tab, or on the device also after it was closed. */
export type Keep = 'tab' | 'device';

/** The values typed into a form and not sent yet, in the browser's storage; without storage nothing is kept. */
export class Draft {
  readonly #key: string;
  readonly #keep: Keep;

  constructor(id: string, keep: Keep = 'tab', record = '') {
    this.#key = `typed ${id} ${record}`;
    this.#keep = keep;
  }

  /** Returns what was typed, by the names of the fields. */
  read(): Values {
    try {
      return JSON.parse(this.#storage().getItem(this.#key) ?? '{}') as Values;
    } catch {
      return {};
    }
  }

  /** Keeps one more field; a file cannot be kept. */
  keep(name: string, value: Values[string]): void {
    if (!(value instanceof File)) this.#write({ ...this.read(), [name]: value });
  }

  /** Forgets some fields, or all of them. */
  forget(names?: ReadonlySet<string>): void {
    const rest = names && Object.entries(this.read()).filter(([name]) => !names.has(name));
    this.#write(Object.fromEntries(rest ?? []));
  }

  #write(values: Values): void {
    try {
      if (Object.keys(values).length === 0) this.#storage().removeItem(this.#key);
      else this.#storage().setItem(this.#key, JSON.stringify(values));
    } catch {
      // Without storage the form has it until the page is left.
    }
  }

  #storage(): Storage {
    return this.#keep === 'device' ? localStorage : sessionStorage;
  }
}
