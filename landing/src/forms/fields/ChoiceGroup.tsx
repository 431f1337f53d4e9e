import type { ReactNode } from 'react';
import { ProblemLine } from './ProblemLine.tsx';
import type { Field } from './useField.ts';

/** The value of a choice and its text. */
export type Choice = readonly [value: string, text: string];

interface ChoiceGroupProps {
  field: Field;
  label: string;
  required?: boolean;
  choices?: readonly Choice[];
  /** Groups of choices that are folded until one of them is ticked, by their headings. */
  groups?: Readonly<Record<string, readonly Choice[]>>;
  children?: ReactNode;
}

/** Checkboxes with a heading. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { field, label, required, choices = [], groups = {}, children } = props;
  return (
    <fieldset
      className="field field--wide choices"
      data-field={field.input.name}
      aria-describedby={field.input['aria-describedby']}
    >
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {choices.length > 0 && <Boxes field={field} choices={choices} isFirst />}
      {Object.entries(groups).map(([heading, group], index) => (
        <Folded key={heading} isFirst={index === 0} field={field} heading={heading} group={group} />
      ))}
      {children}
      <ProblemLine field={field} />
    </fieldset>
  );
}

interface FoldedProps {
  field: Field;
  heading: string;
  group: readonly Choice[];
  isFirst: boolean;
}

function Folded({ field, heading, group, isFirst }: FoldedProps) {
  const isTicked = group.some(([value]) => ticked(field).includes(value));
  const isWrong = isFirst && field.input['aria-invalid'];
  return (
    <details className="registration__country" open={isTicked || isWrong || undefined}>
      <summary>{heading}</summary>
      <Boxes field={field} choices={group} isFirst={isFirst} />
    </details>
  );
}

interface BoxesProps {
  field: Field;
  choices: readonly Choice[];
  /** Whether its first box is the one that is marked where none is ticked. */
  isFirst?: boolean;
}

function Boxes({ field, choices, isFirst }: BoxesProps) {
  const { name } = field.input;
  const chosen = ticked(field);
  const toggle = (value: string, isOn: boolean) =>
    field.set(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <div className="choices__boxes">
      {choices.map(([value, text], index) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={(isFirst && index === 0 && field.input['aria-invalid']) || undefined}
            onChange={({ target }) => toggle(value, target.checked)}
          />{' '}
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

function ticked({ value }: Field): readonly string[] {
  return Array.isArray(value) ? value : [];
}
