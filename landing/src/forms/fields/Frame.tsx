import type { ReactNode } from 'react';
import type { Field } from './useField.ts';
import { ProblemLine } from './ProblemLine.tsx';

/** The name of a field, and what is said about it. */
export interface Naming {
  name: string;
  label: string;
  hint?: string;
  /** Whether it takes the whole width of the form. */
  wide?: boolean;
}

interface FrameProps extends Naming {
  field: Field;
  required?: boolean;
  children: ReactNode;
}

/** A field with its label, its hint and what is wrong with it. */
export function Frame({ name, label, hint, wide, field, required, children }: FrameProps) {
  return (
    <div className={wide ? 'field field--wide' : 'field'} data-field={name}>
      <label htmlFor={field.id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${field.id}-hint`}>
          {hint}
        </p>
      )}
      <ProblemLine field={field} />
    </div>
  );
}
