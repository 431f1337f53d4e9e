import { mergeEdits, type Clash } from '#edits';
import type { Answer } from '../../forms/api.ts';
import { Store } from '../../Store.ts';
import { keep, readKept } from '../record/device.ts';
import type { LinkClient } from '../record/linkClient.ts';
import type { PartView, SaveState } from './PartView.ts';
import { type CartaPorte, type Values, valuesOf } from './types.ts';
import { withValue } from './values.ts';

/** The values that the API had, and their version. */
interface Base {
  values: Values;
  version: number;
}

/** The values typed and not saved yet, with those that the person began with. */
interface Draft {
  values: Values;
  base: Base;
}

/** The part of a Carta Porte as a party types it; it is saved as a whole, and kept on the device until it is. */
export class PartEditor extends Store<PartView> {
  #base: Base;
  #isSaving = false;
  /** Whether something was changed and is not saved yet. */
  #isDirty = false;
  /** The name under which what was typed is kept on this device. */
  readonly #key: string;

  constructor(
    readonly client: LinkClient,
    readonly path: string,
    content: CartaPorte,
  ) {
    const base = baseOf(content);
    super({ content, values: base.values });
    this.#base = base;
    this.#key = `carta porte ${client.id}`;
  }

  /** Puts back what was typed in an earlier visit, and saves it. */
  restore(): void {
    const draft = readKept<Draft>(this.#key);
    if (!draft) return;
    this.#base = draft.base;
    this.#isDirty = true;
    this.show({ values: draft.values });
    void this.save();
  }

  /** Shows what was read anew, unless something is not saved yet. */
  adopt(content: CartaPorte): void {
    if (this.#isSaving || this.#isDirty || content === this.view.content) return;
    this.#base = baseOf(content);
    this.show({ content, values: this.#base.values });
  }

  /** Takes a value as it is typed. */
  type(path: string, value: unknown): void {
    this.#change(path, withValue(this.view.values, path, value));
  }

  /** Takes a value, or another set of entries, and saves. */
  put(path: string, values: Values): void {
    this.#change(path, values);
    void this.save();
  }

  /** Saves the part as it is, if something was changed; without a network it stays on the device. */
  async save(state: SaveState = 'saved'): Promise<void> {
    if (this.#isSaving || !this.#isDirty) return;
    this.#isSaving = true;
    this.show({ state: 'saving' });
    const { values } = this.view;
    const [{ party }] = this.view.content.parts;
    const options = { version: this.#base.version };
    const answer = await this.client
      .call(`${this.path}/${party}`, values, options)
      .catch(() => undefined);
    const next = answer?.status === 412 ? await this.#meet() : this.#settle(answer, values, state);
    this.#isSaving = false;
    if (next) await this.save(next);
  }

  /** Saves again what was kept without a network. */
  resave = (): void => {
    if (this.view.state === 'kept') void this.save();
  };

  /** Takes over an answer; returns how it is said when what was typed meanwhile must be saved too. */
  #settle(answer: Answer | undefined, values: Values, state: SaveState): SaveState | undefined {
    if (!answer) return void this.show({ state: 'kept' });
    const isNewer = JSON.stringify(this.view.values) !== JSON.stringify(values);
    if (!answer.ok) {
      if (!isNewer) this.#forget();
      this.show({ state: 'refused', refusal: answer.body.title });
      return isNewer ? state : undefined;
    }
    const content = answer.body as CartaPorte;
    this.#base = { values, version: content.parts[0].version };
    if (isNewer) {
      this.#keep(this.view.values);
      return state;
    }
    this.#forget();
    this.#base = baseOf(content);
    this.show({ content, values: this.#base.values, state });
    return undefined;
  }

  /** Puts what was typed and what somebody else has saved meanwhile together. */
  async #meet(): Promise<SaveState | undefined> {
    const answer = await this.client.call(this.path).catch(() => undefined);
    if (!answer?.ok) return void this.show({ state: 'kept' });
    const content = answer.body as CartaPorte;
    const theirs = baseOf(content);
    const begun = this.#base.values;
    const { clashes } = mergeEdits(begun, this.view.values, theirs.values);
    const winner = clashes.length > 0 ? await this.#winner(content, clashes) : 'mine';
    const { mergedValues } = mergeEdits(begun, this.view.values, theirs.values, winner);
    this.#base = theirs;
    this.#keep(mergedValues as Values);
    this.show({ content, values: mergedValues as Values, conflict: undefined });
    return 'merged';
  }

  #winner(content: CartaPorte, clashes: Clash[]): Promise<'mine' | 'theirs'> {
    return new Promise((resolve) => this.show({ content, conflict: { clashes, resolve } }));
  }

  #change(path: string, values: Values): void {
    this.#keep(values);
    this.show({ values, at: path, state: 'unsaved' });
  }

  #keep(values: Values): void {
    this.#isDirty = true;
    keep(this.#key, { values, base: this.#base } satisfies Draft);
  }

  #forget(): void {
    this.#isDirty = false;
    keep(this.#key, undefined);
  }
}

function baseOf(content: CartaPorte): Base {
  return { values: valuesOf(content), version: content.parts[0].version };
}
