import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { decimals, maxLength } from '../contract.ts';
import { useForm } from './PublicForm.tsx';

interface Naming {
  name: string;
  label: string;
  hint?: string;
  wide?: boolean;
}

type InputProps = Naming & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & Typed & Needed;
type AreaProps = Naming & { required?: boolean; rows?: number };
type SelectProps = Naming &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> & { choices?: string } & Needed;

/** The message where the field is required and empty, instead of the form's. */
interface Needed {
  'data-required'?: string;
}

/** How the typed text is converted before it is sent; it is sent unchanged by default. */
interface Typed {
  sent?: 'digits' | 'decimal' | 'integer';
}

/** An input of one line with its label, hint and error; the contract gives its maximum length. */
export function Input({ name, label, hint, wide, sent, ...input }: InputProps) {
  const field = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, wide, field }} required={input.required}>
      <input
        {...input}
        {...field.props}
        maxLength={field.longest}
        data-sent={sent}
        data-decimals={sent === 'decimal' ? field.decimals : undefined}
      />
    </Frame>
  );
}

/** An input of several lines with its label, hint and error. */
export function TextArea({ name, label, hint, required, rows = 4 }: AreaProps) {
  const field = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, field, required }} wide>
      <textarea {...field.props} rows={rows} required={required} maxLength={field.longest} />
    </Frame>
  );
}

/**
 * A select box with its label, hint and error; with `choices`, the script fills in options that it reads from the
 * API.
 */
export function Select({ name, label, hint, wide, children, choices, ...select }: SelectProps) {
  const field = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, wide, field }} required={select.required}>
      <select {...select} {...field.props} data-choices={choices}>
        {children}
      </select>
    </Frame>
  );
}

/** A checkbox with its label and error. */
export function Check({ name, label, ...input }: Naming & Needed & { required?: boolean }) {
  const field = useField(name);
  return (
    <div className="field field--check" data-field={name}>
      <label>
        <input type="checkbox" {...field.props} {...input} /> <span>{label}</span>
      </label>
      <FieldError id={field.error} />
    </div>
  );
}

/** The element that shows the error of a field. */
export function FieldError({ id }: { id: string }) {
  return <p className="field__error" id={id} hidden />;
}

function Frame(props: Naming & { field: Field; required?: boolean; children: ReactNode }) {
  const { name, label, hint, wide, field, required, children } = props;
  return (
    <div className={wide ? 'field field--wide' : 'field'} data-field={name}>
      <label htmlFor={field.props.id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={field.hint}>
          {hint}
        </p>
      )}
      <FieldError id={field.error} />
    </div>
  );
}

type Field = ReturnType<typeof useField>;

function useField(name: string, hint?: string) {
  const form = useForm();
  const id = `${form.id}-${name.replaceAll('.', '-')}`;
  const [hintId, error] = [`${id}-hint`, `${id}-error`];
  const described = hint ? `${hintId} ${error}` : error;
  const props = { id, name, 'aria-describedby': described };
  const limits = { longest: maxLength(form.schema, name), decimals: decimals(form.schema, name) };
  return { props, hint: hintId, error, ...limits };
}
