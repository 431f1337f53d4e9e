import { useField } from '../fields/useField.ts';

/** A hidden input that only robots fill in; screen readers and the Tab key skip it. */
export function Honeypot({ label }: { label: string }) {
  const { id, value, set } = useField('website', { kind: 'text', isHidden: true });
  return (
    <div className="form__more" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={(value as string | undefined) ?? ''}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}
