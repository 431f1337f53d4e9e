import type { ReactNode } from 'react';
import { Frame, type Naming } from './Frame.tsx';
import type { Requirement } from './Input.tsx';
import { useField } from './useField.ts';

/** A select box; its options are its children. */
export function Select(props: Naming & Requirement & { children: ReactNode }) {
  const { name, label, hint, wide, required, requiredIf, requiredMessage, children } = props;
  const spec = { kind: 'text', isRequired: required, requiredIf, requiredMessage } as const;
  const field = useField(name, spec, hint !== undefined);
  return (
    <Frame name={name} label={label} hint={hint} wide={wide} field={field} required={required}>
      <select
        {...field.input}
        required={required}
        value={(field.value as string | undefined) ?? ''}
        onChange={({ target }) => field.set(target.value)}
      >
        {children}
      </select>
    </Frame>
  );
}
