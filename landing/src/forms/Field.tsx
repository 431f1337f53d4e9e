import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { decimals, maxLength } from '../contract.ts';
import { useForm } from './FormOf.tsx';

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

/** What is said where it is empty, if the form's own words do not do. */
interface Needed {
  'data-required'?: string;
}

/** How its text is sent, where not as text. */
interface Typed {
  sent?: 'digits' | 'decimal' | 'integer';
}

/** One line of text, with its name, its hint and the place of its error; its limit is the contract's. */
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

/** Several lines of text. */
export function TextArea({ name, label, hint, required, rows = 4 }: AreaProps) {
  const field = useField(name, hint);
  return (
    <Frame {...{ name, label, hint, field, required }} wide>
      <textarea {...field.props} rows={rows} required={required} maxLength={field.longest} />
    </Frame>
  );
}

/** One of several; `choices` names those that the script asks the API for. */
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

/** Yes or no. */
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

/** Where an error of a field is told, beside it. */
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
