import { SelectInput, type SelectInputProps } from 'react-admin';
import { choices, field } from '../contract/field.ts';

interface ChoiceInputProps extends Omit<SelectInputProps, 'source' | 'choices' | 'validate'> {
  /** The schema and the field of the contract that list the values. */
  of: string;
  source: string;
  /** The message key below which each value is translated. */
  words: string;
}

/** A select box for the values of an enum of the contract, translated. */
export function ChoiceInput({ of, source, words, ...input }: ChoiceInputProps) {
  return <SelectInput {...field(of, source)} choices={choices(of, source, words)} {...input} />;
}
