import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Skeleton,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useInput, useTranslate, ValidationError } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import type { KeyScope, Verb } from './scopes.ts';
import { ScopesTable } from './ScopesTable.tsx';

/** The scopes of a new key: a table of checkboxes with what the user may give, whole columns by their headings. */
export function ScopesInput() {
  const translate = useTranslate();
  const given = useGivenScopes();
  const { field: input, fieldState } = useInput({
    ...field('ApiKeyInput', 'scopes'),
    defaultValue: NONE,
  });
  const chosen = (input.value || NONE) as string[];
  const choose = (scopes: string[], isChosen: boolean) => {
    const others = chosen.filter((scope) => !scopes.includes(scope));
    input.onChange(isChosen ? [...others, ...scopes] : others);
  };
  if (!given) return <Skeleton variant="rounded" height={240} />;
  const box = (scopes: string[], label: string, isNamed = false) => (
    <Checkbox
      size="small"
      checked={scopes.every((scope) => chosen.includes(scope))}
      onChange={(_, isChosen) => choose(scopes, isChosen)}
      slotProps={{ input: isNamed ? {} : { 'aria-label': label } }}
      sx={{ p: 0.5 }}
    />
  );
  const column = (verb: Verb) => {
    const scopes = given.filter((scope) => scope.endsWith(`:${verb}`));
    const label = translate(`keys.scope.${verb}`);
    return <FormControlLabel control={box(scopes, label, true)} label={label} sx={{ m: 0 }} />;
  };
  return (
    <FormControl error={fieldState.invalid} component="fieldset" sx={{ mt: 1, width: '100%' }}>
      <FormLabel component="legend">{translate('resources.keys.fields.scopes')}</FormLabel>
      <ScopesTable
        scopes={given}
        maxHeight="34vh"
        heading={column}
        cell={(scope, label) => given.includes(scope as KeyScope) && box([scope], label)}
      />
      {fieldState.error?.message && (
        <FormHelperText>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** The scopes that the user may give to a key; undefined until they are known. */
function useGivenScopes() {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data } = useQuery({
    queryKey: ['keys', 'scopes'],
    queryFn: async ({ signal }) => (await read<KeyScope[]>('keys/scopes', {}, signal)).data,
  });
  return data;
}

const NONE: string[] = [];
