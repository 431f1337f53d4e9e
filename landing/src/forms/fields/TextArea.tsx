import { useFormAround } from '../state/useForm.ts';
import { Frame, type Naming } from './Frame.tsx';
import type { Requirement } from './Input.tsx';
import { useField } from './useField.ts';

type AreaProps = Omit<Naming, 'wide'> & Requirement & { rows?: number };

/** An input of several lines; the contract gives its maximum length. */
export function TextArea({ name, label, hint, rows = 4, required, ...requiredMessage }: AreaProps) {
  const { maxLength } = useFormAround().options.limits[name] ?? {};
  const spec = { kind: 'text', isRequired: required, ...requiredMessage } as const;
  const field = useField(name, spec, hint !== undefined);
  return (
    <Frame name={name} label={label} hint={hint} field={field} required={required} wide>
      <textarea
        {...field.input}
        rows={rows}
        required={required}
        maxLength={maxLength}
        value={(field.value as string | undefined) ?? ''}
        onChange={({ target }) => field.set(target.value)}
      />
    </Frame>
  );
}
