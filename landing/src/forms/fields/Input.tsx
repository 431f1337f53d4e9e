import type { InputHTMLAttributes } from 'react';
import { useFormAround } from '../state/useForm.ts';
import type { Spec } from '../state/values.ts';
import { Frame, type Naming } from './Frame.tsx';
import { useField } from './useField.ts';

/** When a field is required, and the message where it is empty. */
export interface Requirement {
  required?: boolean;
  requiredIf?: Spec['requiredIf'];
  requiredMessage?: string;
}

type Html = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'max'
>;

type InputProps = Naming & Requirement & Html & { valueKind?: 'digits' | 'decimal' | 'integer' };

/** An input of one line; the contract gives its maximum length. */
export function Input({ valueKind, required, requiredIf, requiredMessage, ...props }: InputProps) {
  const { name, label, hint, wide, ...html } = props;
  const limits = useFormAround().options.limits[name] ?? {};
  const spec: Spec = {
    kind: valueKind ?? 'text',
    isRequired: required,
    requiredIf,
    requiredMessage,
    decimals: valueKind === 'decimal' ? limits.decimals : undefined,
  };
  const field = useField(name, spec, hint !== undefined);
  return (
    <Frame name={name} label={label} hint={hint} wide={wide} field={field} required={required}>
      <input
        {...html}
        {...field.input}
        required={required}
        maxLength={limits.maxLength}
        value={(field.value as string | undefined) ?? ''}
        onChange={({ target }) => field.set(target.value)}
      />
    </Frame>
  );
}
