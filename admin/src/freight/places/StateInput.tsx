import {
  AutocompleteInput,
  type AutocompleteInputProps,
  type RaRecord,
  useTranslate,
} from 'react-admin';
import { matchesName } from '../../core/format/folded.ts';
import { useTakeFirst } from '../../core/inputs/useTakeFirst.ts';
import { countryOf, stateChoices } from './states.ts';

interface StateInputProps extends Omit<AutocompleteInputProps, 'choices'> {
  source: string;
  /** Offers only this country's states; by default those of both, grouped by country. */
  country?: string | null;
}

/** An autocomplete for a state by name, ignoring accents; its value is the ISO 3166-2 code. */
export function StateInput({ country, ...props }: StateInputProps) {
  const translate = useTranslate();
  const byCountry = ({ id }: RaRecord) => translate(`anden.country.${countryOf(String(id))}`);
  return (
    <AutocompleteInput
      choices={stateChoices(country)}
      groupBy={country ? undefined : byCountry}
      matchSuggestion={matchesName}
      translateChoice={false}
      {...useTakeFirst()}
      {...props}
    />
  );
}
