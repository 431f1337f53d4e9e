import { Box, Stack, Typography } from '@mui/material';
import { type FocusEvent, useState } from 'react';
import { TextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { phoneCountry } from '#reading/phoneCountry';
import type { PhoneReading } from '#reading/readPhone';
import { TextButton } from '../actions/TextButton.tsx';
import { formatPhone } from '../format/formatPhone.ts';

/** A text that was read as a phone number. */
interface TextReading extends PhoneReading {
  text: string;
}

/**
 * The input of a phone number. When it is left, it says how the number will be kept, which depends on the country of the
 * record; a number that may belong to two countries, or a second one in the same field, is offered as a button.
 */
export function PhoneInput({ helperText = 'anden.validation.Phone', ...props }: TextInputProps) {
  const name = useWrappedSource(props.source);
  const { getValues, setValue } = useFormContext();
  const [read, setRead] = useState<TextReading>();
  const readText = async (text: string) => {
    if (text === '') return;
    // The rules of all countries' numbers are needed only where one is typed.
    const { readPhone } = await import('#reading/readPhone');
    setRead({ text, ...readPhone(text, phoneCountry(fieldsBeside(name, getValues()))) });
  };
  const choose = (digits: string) => {
    setValue(name, digits, { shouldDirty: true, shouldValidate: true });
    setRead(undefined);
  };
  return (
    <Box>
      <TextInput
        {...props}
        helperText={helperText}
        type="tel"
        fullWidth
        onBlur={({ target }: FocusEvent<HTMLInputElement>) => void readText(target.value)}
      />
      <Reading read={read} name={name} onChoose={choose} />
    </Box>
  );
}

/** The fields beside a field, by which the API reads it; an item of a list has none. */
function fieldsBeside(name: string, values: FieldValues): FieldValues {
  const parents = name.split('.').slice(0, -1);
  return parents.reduce((fields, step) => (fields[step] ?? {}) as FieldValues, values);
}

interface ReadingProps {
  read: TextReading | undefined;
  name: string;
  onChoose: (digits: string) => void;
}

/** Shows how the text was read, until the text changes. */
function Reading({ read, name, onChoose }: ReadingProps) {
  const translate = useTranslate();
  const value = useWatch({ name }) as string | undefined;
  const isCurrent = read !== undefined && value === read.text;
  const isClear = read?.digits !== undefined && !read.others && read.digits !== read.text;
  const offers = read?.choices ?? (read?.others && read.digits ? [read.digits] : []);
  return (
    <div aria-live="polite">
      {isCurrent && isClear && (
        <Typography variant="body2" color="text.secondary" sx={{ mx: 1.75 }}>
          {translate('anden.phone.read', { number: formatPhone(read.digits!) })}
        </Typography>
      )}
      {isCurrent && offers.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {offers.map((digits) => (
            <TextButton
              key={digits}
              size="small"
              label={translate('anden.validation.didYouMean', { offer: formatPhone(digits) })}
              onClick={() => onChoose(digits)}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}
