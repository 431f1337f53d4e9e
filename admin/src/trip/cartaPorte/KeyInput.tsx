import { Autocomplete } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDataProvider } from 'react-admin';
import type { AutocompleteRenderInputParams } from '@mui/material';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { useDebounced } from '../../core/inputs/useDebounced.ts';

type Choice = Schemas['CartaPorteChoice'];

interface KeyInputProps {
  loadId: string;
  field: Schemas['CartaPorteField'];
  /** The state or postal code within which the key is looked up. */
  within: unknown;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  renderInput: (params: AutocompleteRenderInputParams) => ReactElement;
}

/** The input of a key that is looked up in a large catalog of SAT's, by key, name or similar words; any text may stay. */
export function KeyInput({ loadId, field, within, value, onChange, ...props }: KeyInputProps) {
  const keys = useKeys(loadId, field, within, useDebounced(value, PAUSE_MS));
  return (
    <Autocomplete<Choice, false, true, true>
      {...props}
      id={field.path}
      freeSolo
      disableClearable
      fullWidth
      options={keys}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.key)}
      renderOption={({ key: _, ...item }, { key, name }) => (
        <li key={key} {...item}>{`${key} · ${name}`}</li>
      )}
      inputValue={value}
      onInputChange={(_, text, reason) => reason !== 'reset' && onChange(text)}
      onChange={(_, chosen) => onChange(typeof chosen === 'string' ? chosen : chosen.key)}
    />
  );
}

/** The keys that fit what is typed; none below two letters. */
function useKeys(id: string, field: KeyInputProps['field'], within: unknown, q: string): Choice[] {
  const { read } = useDataProvider<AndenDataProvider>();
  const query = {
    catalog: field.search ?? '',
    q: q.trim(),
    ...(typeof within === 'string' && { within }),
  };
  const { data = [] } = useQuery({
    queryKey: ['shipments', 'cartaPorte', id, 'keys', query],
    queryFn: async () => (await read<Choice[]>(`shipments/${id}/cartaPorte/keys`, query)).data,
    enabled: query.q.length > 1,
    placeholderData: (before) => before,
  });
  return data;
}

const PAUSE_MS = 250;
