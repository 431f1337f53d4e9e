import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { property } from '../contract/schema.ts';

interface ReasonFieldProps {
  /** The schema of the contract and its property. */
  of: readonly [schema: string, name: string];
  /** A key. */
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** A key; what becomes of the reason. */
  help?: string | undefined;
  /** Whether to say that it is missing. */
  isMissing: boolean;
}

/** A reason in words, within the contract's length, in a dialog that asks before something unusual is done. */
export function ReasonField({ of, label, value, onChange, help, isMissing }: ReasonFieldProps) {
  const translate = useTranslate();
  const { minLength, maxLength } = property(...of).schema;
  return (
    <TextField
      required
      fullWidth
      multiline
      minRows={2}
      sx={{ mt: 2 }}
      label={translate(label)}
      value={value}
      error={isMissing}
      helperText={
        isMissing
          ? translate(value.trim() ? 'ra.validation.minLength' : 'ra.validation.required', {
              min: minLength,
            })
          : help && translate(help)
      }
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}

/** Whether a typed reason is as long as the contract asks for. */
export function isReason(of: readonly [string, string], text: string): boolean {
  return text.trim().length >= (property(...of).schema.minLength ?? 1);
}
