import { isNumber, type Offer, readNumber } from './readNumber.ts';
import { isEmpty, type Spec, type Specs, type Values } from './values.ts';

/** The problem of a field, with readings of it that can be taken; a caution does not keep it from being sent. */
export interface Problem {
  text: string;
  offers?: Offer[];
  isCaution?: boolean;
}

/** The problems of a form, by the names of its fields. */
export type Problems = Record<string, Problem>;

/** The texts for what is wrong. */
export interface ProblemTexts {
  required: string;
  number: string;
  didYouMean: string;
}

/** Finds the required fields that are empty, and the numbers that cannot be read, with what was probably meant. */
export function problemsOf(values: Values, specs: Specs, texts: ProblemTexts): Problems {
  const wrong = [...specs].flatMap(([name, spec]) => {
    const problem = problemOf(name, spec, values, texts);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** Errors of the API that are shown at a field with another name. */
const SHOWN_AT: Record<string, string> = { country: 'state', movement: 'destination.state' };

/** The API's errors at the fields of a form that people see, and the texts of the others. */
export function placeProblems(
  errors: Record<string, string>,
  isVisible: (name: string) => boolean,
): { problems: Problems; others: string[] } {
  const placedErrors = Object.entries(errors).map(([name, text]) => [shownAt(name), text] as const);
  const problems = placedErrors.filter(([name]) => isVisible(name));
  return {
    problems: Object.fromEntries(problems.map(([name, text]) => [name, { text }])),
    others: placedErrors.filter(([name]) => !isVisible(name)).map(([, text]) => text),
  };
}

/** The name of the field at which the API's error about a field is shown. */
function shownAt(name: string): string {
  const [last = '', ...rest] = name.split('.').reverse();
  const otherName = SHOWN_AT[last];
  if (!otherName) return name;
  return otherName.includes('.') ? otherName : [...rest.reverse(), otherName].join('.');
}

function problemOf(
  name: string,
  spec: Spec,
  values: Values,
  texts: ProblemTexts,
): Problem | undefined {
  const value = values[name];
  if (isEmpty(value))
    return isRequired(spec, values) ? { text: spec.requiredMessage ?? texts.required } : undefined;
  if (!isNumber(spec)) return undefined;
  const { value: number, offers } = readNumber(String(value), spec);
  if (number !== undefined) return undefined;
  const [first] = offers;
  return { text: first ? texts.didYouMean.replace('{offer}', first.text) : texts.number, offers };
}

function isRequired({ isRequired, requiredIf: [name, value] = ['', ''] }: Spec, values: Values) {
  return isRequired || (name !== '' && values[name] === value);
}
