/** The state of an object that components show, and the listeners that are called when it changes. */
export class Store<View extends object> {
  readonly #listeners = new Set<() => void>();

  constructor(public view: View) {}

  /** Calls back whenever the view changes; returns what ends that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows another value of some properties. */
  protected show(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
