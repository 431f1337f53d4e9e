import type { ReactNode } from 'react';
import { statesOf } from '../contract.ts';
import { FieldError } from '../forms/Field.tsx';

interface ChoicesProps {
  name: string;
  label: string;
  choices: [value: string, text: string][];
}

/** A group of checkboxes with a heading; at least one must be ticked. */
export function Choices({ name, label, choices }: ChoicesProps) {
  return (
    <ChoiceFrame name={name} label={label}>
      <Boxes name={name} choices={choices} />
    </ChoiceFrame>
  );
}

/** The states of Mexico and of the United States as checkboxes, each country in a `details` element. */
export function StateChoices({
  name,
  label,
  words,
}: Omit<ChoicesProps, 'choices'> & { words: Words }) {
  const choices = (country: 'MX' | 'US') =>
    statesOf(country).map(({ code, name }): [string, string] => [code, name]);
  return (
    <ChoiceFrame name={name} label={label}>
      {(['MX', 'US'] as const).map((country) => (
        <details key={country} className="registration__country">
          <summary>{country === 'MX' ? words.mexico : words.us}</summary>
          <Boxes name={name} choices={choices(country)} />
        </details>
      ))}
    </ChoiceFrame>
  );
}

type Words = { mexico: string; us: string };

function ChoiceFrame({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  const error = `registration-${name}-error`;
  return (
    <fieldset
      className="field field--wide choices"
      data-field={name}
      data-needs-one=""
      aria-describedby={error}
    >
      <legend>
        {label}
        <span aria-hidden="true"> *</span>
      </legend>
      {children}
      <FieldError id={error} />
    </fieldset>
  );
}

function Boxes({ name, choices }: Omit<ChoicesProps, 'label'>) {
  return (
    <div className="choices__boxes" data-boxes={name}>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} data-many="" /> <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
