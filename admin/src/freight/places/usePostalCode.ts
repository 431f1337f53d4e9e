import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';

type Area = Schemas['PostalArea'];

/**
 * Fills in an address once its postal code is typed: state, country, and the city when only one is known. Typed
 * values stay; filled-in values change with the code. `at` gives the source of a field of the address in the form;
 * `onArea` is called with the code's area when it is in the form's state.
 */
export function usePostalCode(at: (name: string) => string, onArea: (area: Area) => void) {
  const area = useTypedArea(at);
  const { getValues, setValue } = useFormContext();
  const filled = useRef<Record<string, string | null>>({});
  const fill = (name: string, value: string | null) => {
    const present = (getValues(at(name)) as string | null | undefined) || null;
    if (present === value || (present && present !== filled.current[name])) return false;
    filled.current[name] = value;
    setValue(at(name), value, { shouldDirty: true, shouldValidate: value !== null });
    return true;
  };
  useEffect(() => {
    if (!area) return;
    const { state, country, cities } = area;
    fill('city', cities.length === 1 ? cities[0]! : null);
    fill('country', country);
    fill('state', state);
    if (getValues(at('state')) === state) onArea(area);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an area is filled in once, when it arrives
  }, [area]);
}

/** The area of a code typed since the form was opened; undefined while none or more than one country has it. */
function useTypedArea(at: (name: string) => string): Area | undefined {
  const { read } = useDataProvider<AndenDataProvider>();
  const [code, country] = useWatch({ name: [at('postalCode'), at('country')] }) as string[];
  const first = useRef(code);
  const countries = country ? [country] : ['MX', 'US'];
  const { data = [] } = useQuery({
    queryKey: ['postal_codes', countries, code],
    queryFn: () => Promise.all(countries.map((each) => areaOf(`postal_codes/${each}/${code}`))),
    enabled: code !== first.current && country !== 'CA' && CODE.test(code ?? ''),
    retry: false,
    staleTime: Infinity,
  });
  const [area, ...others] = data.filter((each) => each !== null);
  return others.length > 0 ? undefined : area;

  function areaOf(path: string) {
    return read<Area>(path).then(
      (answer) => answer.data,
      () => null,
    );
  }
}

const CODE = /^\d{5}(-\d{4})?$/;
