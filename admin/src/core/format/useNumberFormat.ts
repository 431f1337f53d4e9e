import { localeFrom, regionOf } from '#languages';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { numberFormat } from './intl.ts';

/** The interface's language as a locale of the region: es-MX, or en-US. */
export function useRegion(): string {
  return regionOf(localeFrom(useLocale()));
}

/** Writes numbers as the interface's language does; decimal strings keep every digit. */
export function useNumberFormat(options?: Intl.NumberFormatOptions) {
  const region = useRegion();
  return useCallback(
    (value: number | string) => numberFormat(region, options).format(value as number),
    [region, options],
  );
}
