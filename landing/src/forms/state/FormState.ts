import type { Schemas } from '../../schemas.ts';
import { restoreTyped } from '../../hydration/typed.ts';
import { Store } from '../../Store.ts';
import type { Answer } from '../api.ts';
import { contentOf } from './content.ts';
import { Draft } from './draft.ts';
import type { FormOptions, FormView } from './FormView.ts';
import { placeProblems, type Problems, problemsOf } from './problems.ts';
import { readElements } from './readElements.ts';
import { type SchemaName, type Spec, type Value, type Values, valuesFrom } from './values.ts';

/** A form: its values, what is wrong with them, its draft, and one sending at a time. */
export class FormState<Name extends SchemaName = SchemaName> extends Store<FormView> {
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

  /** Shows what keeps the form from being sent. */
  refuse(problems: Problems): void {
    this.show({ problems, message: this.options.texts.wrong });
    this.#refuse();
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
  clear(sent: Values): void {
    const { values } = this.view;
    const same = Object.keys(values).filter((name) => values[name] === sent[name]);
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

  /** Checks the fields of a step, or all; shows what is wrong and returns whether nothing is. */
  check(step?: number): boolean {
    this.#hear(this.#unheard());
    const problems = problemsOf(this.view.values, this.#specsOf(step), this.options.texts);
    const isWrong = Object.keys(problems).length > 0;
    if (isWrong) this.refuse(problems);
    else this.show({ problems, message: '' });
    return !isWrong;
  }

  /** The values of a step, or all, as the contract wants them. */
  content(step?: number): Partial<Schemas[Name]> & object {
    return contentOf(this.view.values, this.#specsOf(step)) as Partial<Schemas[Name]> & object;
  }

  /**
   * Sends something once, however often it is called meanwhile, and shows what the API refuses. Resolves to its answer,
   * or to undefined when none came or it is already being sent.
   */
  async send(
    call: () => Promise<Answer>,
    refuse = (answer: Answer) => this.showRefusal(answer),
  ): Promise<Answer | undefined> {
    if (this.view.isSending) return undefined;
    this.show({ isSending: true, message: '' });
    const answer = await call().catch((error: unknown) => this.explain(error));
    this.show({ isSending: false });
    if (typeof answer === 'string') this.tell(answer);
    else if (!answer.ok) refuse(answer);
    return typeof answer === 'string' ? undefined : answer;
  }

  /** Shows each error of a refusal at its field, and those of fields that the form does not have above its button. */
  showRefusal({ body: { errors = {}, title = '' } }: Answer): void {
    const { problems, others } = placeProblems(errors, (name) => this.#isVisible(name));
    const hasErrors = Object.keys(errors).length > 0;
    this.show({
      problems,
      message: hasErrors ? [this.options.texts.wrong, ...others].join(' ') : title,
    });
    this.#refuse();
  }

  #isVisible(name: string): boolean {
    const spec = this.specs.get(name);
    return spec !== undefined && !spec.isHidden;
  }

  #refuse(): void {
    this.show({ refusals: this.view.refusals + 1 });
  }

  /** Returns what to say when a call got no readable answer. */
  explain(error: unknown): string {
    const { offline, unreachable } = this.options.texts;
    return error instanceof TypeError || error instanceof DOMException ? offline : unreachable;
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

  #specsOf(step?: number) {
    if (step === undefined) return this.specs;
    return new Map([...this.specs].filter(([, spec]) => spec.step === step));
  }
}
