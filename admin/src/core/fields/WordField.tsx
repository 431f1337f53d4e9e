import { Typography } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { ToneChip } from './ToneChip.tsx';
import type { Tone } from '../theme/tokens.ts';

interface WordFieldProps {
  source: string;
  /** The message key below which each value is translated. */
  of: string;
  label?: string;
  /** The colour of each value; with it the value is shown as a chip. */
  tones?: Record<string, Tone>;
}

/** A translated value, or list of values, of an enum of the contract. */
export function WordField({ source, of, tones }: WordFieldProps) {
  const translate = useTranslate();
  const value = useFieldValue({ source }) as string | string[] | null | undefined;
  const values = [value ?? []].flat();
  if (values.length === 0) return null;
  const words = values.map((one) => translate(`${of}.${one}`)).join(', ');
  if (tones) return <ToneChip label={words} tone={tones[values[0] ?? '']} />;
  return (
    <Typography component="span" variant="body2">
      {words}
    </Typography>
  );
}
