import { type AutocompleteInputProps, ReferenceInput, type ReferenceInputProps } from 'react-admin';
import { SELDOM } from '../form/goOn.ts';
import { FoundChoiceInput } from './FoundChoiceInput.tsx';

interface NameSearchInputProps
  extends
    Pick<ReferenceInputProps, 'filter'>,
    Pick<
      AutocompleteInputProps,
      | 'label'
      | 'validate'
      | 'helperText'
      | 'onChange'
      | 'sx'
      | 'create'
      | 'createLabel'
      | 'createItemLabel'
      | 'openOnFocus'
      | 'TextFieldProps'
    > {
  source: string;
  reference: string;
  /** Whether Enter passes over it in a new record. */
  isSeldom?: boolean;
  /** The field that the choices are sorted by. */
  sort: string;
}

/** An autocomplete for a record of another module; the server searches by part of the name. */
export function NameSearchInput({
  source,
  reference,
  filter,
  sort,
  isSeldom = false,
  ...input
}: NameSearchInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      sort={{ field: sort, order: 'ASC' }}
    >
      <FoundChoiceInput {...(isSeldom && SELDOM)} {...input} />
    </ReferenceInput>
  );
}
