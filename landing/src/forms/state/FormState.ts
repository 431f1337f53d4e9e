import type { Schemas } from '../../schemas.ts';
import type { Answer } from '../api.ts';
import { contentOf } from './content.ts';
import { FormFields } from './FormFields.ts';
import { placeProblems, type Problems, problemsOf } from './problems.ts';
import type { SchemaName } from './values.ts';

/** A form: its fields, whether they are right, and one sending at a time. */
export class FormState<Name extends SchemaName = SchemaName> extends FormFields<Name> {
  /** Shows what keeps the form from being sent. */
  refuse(problems: Problems): void {
    this.show({ problems, message: this.options.texts.wrong });
    this.#refuse();
  }

  /** Checks the fields of a step, or all; shows what is wrong and returns whether nothing is. */
  check(step?: number): boolean {
    this.readUnheard();
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

  /** Returns what to say when a call got no readable answer. */
  explain(error: unknown): string {
    const { offline, unreachable } = this.options.texts;
    return error instanceof TypeError || error instanceof DOMException ? offline : unreachable;
  }

  #isVisible(name: string): boolean {
    const spec = this.specs.get(name);
    return spec !== undefined && !spec.isHidden;
  }

  #refuse(): void {
    this.show({ refusals: this.view.refusals + 1 });
  }

  #specsOf(step?: number) {
    if (step === undefined) return this.specs;
    return new Map([...this.specs].filter(([, spec]) => spec.step === step));
  }
}
