import type { ReactElement } from 'react';
import {
  BooleanInput,
  DataTable,
  NullableBooleanInput,
  SelectInput,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { choices, field } from '../contract/field.ts';
import { decimalsOf } from '../contract/number.ts';
import { property } from '../contract/schema.ts';
import { WordField } from '../fields/WordField.tsx';
import { ChoiceInput } from '../inputs/ChoiceInput.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { DecimalInput } from '../inputs/DecimalInput.tsx';
import type { Tone } from '../theme/tokens.ts';

/** A field that only one catalog has; its kind, and thereby its input, filter and column, stand in the contract. */
export interface CatalogField {
  source: string;
  /** The message key below which its codes are named. */
  words?: string;
  /** The color of each code. */
  tones?: Record<string, Tone>;
  /** Shows its value, if not as its kind is shown. */
  cell?: ReactElement;
  hasColumn?: boolean;
  isSorted?: boolean;
  inputMode?: TextInputProps['inputMode'];
}

/** Makes the input of a field in a schema of the contract. */
export function inputOf(schema: string, { source, words = '', inputMode }: CatalogField) {
  const props = field(schema, source);
  const inputs: Record<Kind, () => ReactElement> = {
    flag: () => <BooleanInput key={source} {...props} defaultValue={false} />,
    code: () => <ChoiceInput key={source} of={schema} source={source} words={words} />,
    decimal: () => <DecimalInput key={source} {...props} />,
    date: () => <DateInput key={source} {...props} />,
    text: () => <TextInput key={source} {...props} inputMode={inputMode} />,
  };
  return inputs[kindOf(schema, source)]();
}

/** Makes the filter of a field, if lists are filtered by its kind. */
export function filterOf(schema: string, { source, words = '' }: CatalogField): ReactElement[] {
  const kind = kindOf(schema, source);
  if (kind === 'flag') return [<NullableBooleanInput key={source} source={source} />];
  if (kind !== 'code') return [];
  return [<SelectInput key={source} source={source} choices={choices(schema, source, words)} />];
}

/** Makes the column of a field, if it has one. */
export function columnOf(schema: string, one: CatalogField): ReactElement[] {
  const { source, hasColumn = true, isSorted = true } = one;
  if (!hasColumn) return [];
  const Column = kindOf(schema, source) === 'decimal' ? DataTable.NumberCol : DataTable.Col;
  return [
    <Column key={source} source={source} disableSort={!isSorted}>
      {cellOf(one)}
    </Column>,
  ];
}

/** Shows the value of a field that is not shown as it is: a code by its name. */
export function cellOf({ source, words, tones, cell }: CatalogField): ReactElement | undefined {
  return cell ?? (words ? <WordField source={source} of={words} tones={tones} /> : undefined);
}

type Kind = 'flag' | 'code' | 'decimal' | 'date' | 'text';

function kindOf(name: string, source: string): Kind {
  const { schema } = property(name, source);
  if (schema.type === 'boolean') return 'flag';
  if (schema.enum) return 'code';
  if (schema.format === 'date') return 'date';
  return decimalsOf(schema.pattern) ? 'decimal' : 'text';
}
