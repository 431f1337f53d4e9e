import type { FieldLimits } from '../../contract.ts';
import type { Keep } from './draft.ts';
import type { Problems, ProblemTexts } from './problems.ts';
import type { SchemaName, Values } from './values.ts';

/** The options of a form. */
export interface FormOptions<Name extends SchemaName> {
  /** The prefix of every id in the form, and the name of its draft; unique on the page. */
  id: string;
  /** The schema of the contract that its content has. */
  schema: Name;
  /** The limits of its fields in the contract, by their names. */
  limits: Readonly<Record<string, FieldLimits>>;
  texts: FormTexts;
  initial?: Values;
  keep?: Keep;
  /** Tells the drafts of several records apart. */
  record?: string;
}

/** The texts of a form. */
export interface FormTexts extends ProblemTexts {
  wrong: string;
  offline: string;
  unreachable: string;
}

/** The state of a form that is shown at a moment. */
export interface FormView {
  values: Values;
  problems: Problems;
  /** The problem of the form as a whole. */
  message: string;
  isSending: boolean;
  /** Counts how often something was wrong; each time the first wrong field gets the focus. */
  refusals: number;
}
