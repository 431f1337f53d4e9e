import type { Values } from './types.ts';

/** The values that the API had, and their version. */
export interface Base {
  values: Values;
  version: number;
}

/** What was typed and not saved yet, with the values that the person began with; it stays on this device. */
export class PartDraft {
  readonly #key: string;

  constructor(linkId: string) {
    this.#key = `carta porte ${linkId}`;
  }

  read(): { values: Values; base: Base } | undefined {
    try {
      const text = localStorage.getItem(this.#key);
      return text ? (JSON.parse(text) as { values: Values; base: Base }) : undefined;
    } catch {
      return undefined;
    }
  }

  keep(values: Values, base: Base): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ values, base }));
    } catch {
      // Without storage the page has it until it is left.
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.#key);
    } catch {
      // Without storage nothing was kept.
    }
  }
}
