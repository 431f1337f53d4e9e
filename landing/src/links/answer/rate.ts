import { missing, unreadableNumbers } from '../../forms/errors.ts';
import { valuesOf } from '../../forms/values.ts';
import { t as common } from '../page.ts';
import { rateForm, t } from './elements.ts';

/** Shows the inputs of the chosen basis, and requires its first amount. */
export function showBasis(): void {
  for (const group of rateForm.querySelectorAll<HTMLElement>('[data-basis]')) {
    group.hidden = group.dataset.basis !== basis();
    group.querySelector('input')!.required = !group.hidden;
  }
}

/** What is wrong with the rate as it is typed, by field. */
export function rateErrors(): Record<string, string> {
  const group = rateForm.querySelector<HTMLElement>(`[data-basis=${basis()}]`)!;
  const words = { didYouMean: t.didYouMean, number: t.number };
  return { ...unreadableNumbers(rateForm, words), ...missing(group, common.needed) };
}

/** The rate as the contract wants it: the amounts of the chosen basis only. */
export function rateBody(): object {
  const { basis: _, ...values } = valuesOf(rateForm);
  const others = rateForm.querySelectorAll<HTMLInputElement>('[data-basis][hidden] input');
  for (const { name } of others) delete values[name];
  return values;
}

function basis(): string {
  return rateForm.querySelector<HTMLSelectElement>('[name=basis]')!.value;
}
