import { SelectInput, type SelectInputProps } from 'react-admin';
import { choices, field } from '../contract/field.ts';

interface ChoiceInputProps extends Omit<SelectInputProps, 'source' | 'choices' | 'validate'> {
  /** The schema and the field of the contract that list the values. */
  of: string;
  source: string;
  /** The key below which each value has its words. */
  words: string;
}

/** One value of a closed list of the contract, chosen by its words. */
export function ChoiceInput({ of, source, words, ...input }: ChoiceInputProps) {
  return <SelectInput {...field(of, source)} choices={choices(of, source, words)} {...input} />;
}
