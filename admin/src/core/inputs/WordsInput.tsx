import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface WordsInputProps extends Omit<AutocompleteArrayInputProps, 'choices' | 'source'> {
  source: string;
}

/** A list of free texts; Enter adds the typed text. */
export function WordsInput(props: WordsInputProps) {
  const words = useWatch({ name: props.source }) as string[] | null | undefined;
  return (
    <AutocompleteArrayInput
      choices={(words ?? []).map((word) => ({ id: word, name: word }))}
      onCreate={(word) => (word ? { id: word, name: word } : undefined)}
      translateChoice={false}
      {...props}
    />
  );
}
