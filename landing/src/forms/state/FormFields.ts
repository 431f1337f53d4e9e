import { restoreTyped } from '../../hydration/typed.ts';
import { Store } from '../../Store.ts';
import { Draft } from './draft.ts';
import type { FormOptions, FormView } from './FormView.ts';
import type { Problems } from './problems.ts';
import { readElements } from './readElements.ts';
import { type SchemaName, type Spec, type Value, type Values, valuesFrom } from './values.ts';

/** The fields of a form: their values, what is wrong with them, and the draft of what was typed. */
export class FormFields<Name extends SchemaName> extends Store<FormView> {
  readonly specs = new Map<string, Spec>();
  #element: HTMLFormElement | null = null;
  #draft: Draft;

  constructor(readonly options: FormOptions<Name>) {
    const { id, keep, record, initial = {} } = options;
    super({ values: initial, problems: {}, message: '', isSending: false, refusals: 0 });
    this.#draft = new Draft(id, keep, record);
  }

  /** Takes over the rendered form: what was typed into it meanwhile comes before the draft. */
  attach(element: HTMLFormElement | null): void {
    this.#element = element;
    if (!element) return;
    restoreTyped(element);
    const unheard = this.#unheard();
    this.fill(this.#draft.read());
    this.#hear(unheard);
  }

  /** Continues with the draft of another record. */
  useRecord(record: string): void {
    const { id, keep } = this.options;
    this.#draft = new Draft(id, keep, record);
    this.fill(this.#draft.read());
  }

  /** Takes what a person typed or chose; what was wrong with it is true no more. */
  set(name: string, value: Value): void {
    this.#keep(name, value);
    const { [name]: _, ...problems } = this.view.problems;
    const isRight = Object.values(problems).every(({ isCaution }) => isCaution);
    this.show({
      values: { ...this.view.values, [name]: value },
      problems,
      ...(isRight && this.view.problems[name] && { message: '' }),
    });
  }

  /** Puts values into the form that nobody typed. */
  fill(values: Values): void {
    this.show({ values: { ...this.view.values, ...values } });
  }

  /** Shows what is wrong with some fields, beside what is wrong with others. */
  mark(problems: Problems): void {
    this.show({ problems: { ...this.view.problems, ...problems } });
  }

  /** Says something about the form as a whole. */
  tell(message: string): void {
    this.show({ message });
  }

  /** Empties the form, and forgets its draft. */
  reset(): void {
    this.#draft.forget();
    this.show({ values: this.options.initial ?? {}, problems: {}, message: '' });
  }

  /** Empties the fields that still hold what was sent; what was typed meanwhile stays. */
  clear(sentValues: Values): void {
    const { values } = this.view;
    const same = Object.keys(values).filter((name) => values[name] === sentValues[name]);
    this.#draft.forget(new Set(same));
    const { initial = {} } = this.options;
    this.fill(Object.fromEntries(same.map((name) => [name, initial[name]])));
  }

  /** Forgets what was typed into some fields, because it was sent; the fields keep it. */
  forgetDraft(names?: ReadonlySet<string>): void {
    this.#draft.forget(names);
  }

  /** Fills in what the API has, of those fields that the form has. */
  fillFrom(fields: object): void {
    this.fill(valuesFrom(fields, this.specs));
  }

  /** The names of the fields for which something was typed and not sent. */
  typedNames(): string[] {
    return Object.keys(this.#draft.read());
  }

  /** Takes values from the inputs of which no event told. */
  protected readUnheard(): void {
    this.#hear(this.#unheard());
  }

  /** The values in the inputs of which no event told. */
  #unheard(): Values {
    return this.#element ? readElements(this.#element, this.specs, this.view.values) : {};
  }

  /** Takes values as if they were typed now, and keeps them. */
  #hear(values: Values): void {
    for (const [name, value] of Object.entries(values)) this.#keep(name, value);
    this.fill(values);
  }

  #keep(name: string, value: Value): void {
    if (!this.specs.get(name)?.isHidden) this.#draft.keep(name, value);
  }
}
