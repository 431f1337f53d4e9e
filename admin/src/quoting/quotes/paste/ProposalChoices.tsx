import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider, ReferenceField, useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDay } from '../../../freight/load/formatDay.ts';
import { placeText } from '../../../freight/places/placeText.ts';
import type { MessageField, Values } from './proposal.ts';

interface ProposalChoicesProps {
  field: MessageField;
  choices: Values[];
}

/** The values that words may mean; the chosen one is put into the form. */
export function ProposalChoices({ field, choices }: ProposalChoicesProps) {
  const translate = useTranslate();
  const label = useId();
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState('');
  const choose = (at: string) => {
    setChosen(at);
    for (const [name, value] of Object.entries(choices[Number(at)]!))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormControl>
      <FormLabel id={label}>
        {translate('quotes.paste.which', { field: translate(`resources.quotes.fields.${field}`) })}
      </FormLabel>
      <RadioGroup row aria-labelledby={label} value={chosen} onChange={(_, value) => choose(value)}>
        {choices.map((choice, at) => (
          <FormControlLabel
            key={at}
            value={String(at)}
            control={<Radio size="small" />}
            label={<Choice field={field} choice={choice} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Choice({ field, choice }: { field: MessageField; choice: Values }) {
  const [locale] = useLocaleState();
  const reference = REFERENCES[field];
  if (!reference) return textOf(field, choice, locale);
  return (
    <RecordContextProvider value={{ id: field, ...choice }}>
      <ReferenceField source={field} reference={reference} link={false} />
    </RecordContextProvider>
  );
}

const REFERENCES: { [Field in MessageField]?: string } = {
  customerId: 'companies',
  equipmentId: 'catalogs/equipments',
  comodityId: 'catalogs/comodities',
};

function textOf(field: MessageField, choice: Values, locale: string): string {
  if (field === 'origin' || field === 'destination') {
    const place = choice[field];
    return [place?.name, placeText(place), place?.postalCode].filter(Boolean).join(' · ');
  }
  if (field === 'pickupDate' || field === 'deliveryDate') return formatDay(choice[field]!, locale);
  if (field === 'weight') return `${choice.weight} ${choice.weightUnit}`;
  if (field === 'targetRate') return [choice.targetRate, choice.currency].filter(Boolean).join(' ');
  return String(choice[field as keyof Values] ?? '');
}
