import type { Requirement } from './Input.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { useField } from './useField.ts';

/** A checkbox with its label. */
export function Check(props: Requirement & { name: string; label: string }) {
  const { name, label, required, requiredIf, requiredMessage } = props;
  const field = useField(name, {
    kind: 'check',
    isRequired: required,
    requiredIf,
    requiredMessage,
  });
  return (
    <div className="field field--check" data-field={name}>
      <label>
        <input
          type="checkbox"
          {...field.input}
          required={required}
          checked={field.value === true}
          onChange={({ target }) => field.set(target.checked)}
        />{' '}
        <span>{label}</span>
      </label>
      <ProblemLine field={field} />
    </div>
  );
}
