import { Stack, Typography } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { type Coverage, coverageOf, shortCoverage } from './coverage.ts';

interface StatesFieldProps {
  source: string;
  label?: string;
}

/** A list of states, summarized by country: all, a few by name, or their number and names. */
export function StatesField({ source }: StatesFieldProps) {
  const countries = coverageOf(useStates(source));
  if (countries.length === 0) return null;
  return (
    <Stack spacing={0.75}>
      {countries.map((coverage) => (
        <OfCountry key={coverage.country} {...coverage} />
      ))}
    </Stack>
  );
}

/** A list of states in short, for a column: `NLE, COA`, or `32 MX · 4 US`. */
export function ShortStatesField({ source }: StatesFieldProps) {
  return (
    <Typography component="span" variant="body2" noWrap>
      {shortCoverage(useStates(source)) || '—'}
    </Typography>
  );
}

function OfCountry({ country, isWhole, count, names }: Coverage) {
  const translate = useTranslate();
  const key = isWhole ? 'whole' : 'some';
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`anden.states.${key}${country}`, { smart_count: count })}
      </Typography>
      {!isWhole && (
        <Typography variant="body2" color="text.secondary">
          {names.join(', ')}
        </Typography>
      )}
    </div>
  );
}

function useStates(source: string): string[] {
  return (useFieldValue({ source }) as string[] | null | undefined) ?? [];
}
