import { Button, Stack, Typography } from '@mui/material';
import { AutocompleteInput, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { DateTimeInput } from '../../core/inputs/DateTimeInput.tsx';
import { carrierValues } from './legValues.ts';
import type { Leg, LegChoices } from './useLegs.ts';

interface LegInputsProps {
  leg: Leg;
  choices: LegChoices;
}

/** The inputs of a leg: who drives it, truck, trailer and driver chosen or typed, seal, and hand-over. */
export function LegInputs({ leg, choices }: LegInputsProps) {
  const translate = useTranslate();
  const isOther = useWatch({ name: 'who' }) === 'other';
  const isTyped = useWatch({ name: 'operatorId' }) == null;
  const { units, trailers, operators } = choices;
  return (
    <>
      <RadioButtonGroupInput source="who" label="legs.who" choices={WHO} row={false} />
      {isOther && <OtherCarrier leg={leg} choices={choices} />}
      <KeptInput idField="unitId" textField="unitPlates" choices={isOther ? NONE : units} />
      <KeptInput idField="trailerId" textField="trailerPlates" choices={trailers} />
      <KeptInput
        idField="operatorId"
        textField="operatorName"
        choices={isOther ? NONE : operators}
      />
      {(isTyped || isOther) && <Text source="operatorPhone" />}
      <Text source="seal" />
      <Typography variant="h5" component="h3" sx={{ mt: 1, mb: 1 }}>
        {translate('legs.handOver')}
      </Typography>
      <Text source="handOverPlace" />
      <DateTimeInput {...at('plannedHandOverAt')} label={labelOf('plannedHandOverAt')} fullWidth />
      <DateTimeInput isPast {...at('handedOverAt')} label={labelOf('handedOverAt')} fullWidth />
    </>
  );
}

/** The other carrier that drives the leg; one that drove such a leg before is taken over by a press. */
function OtherCarrier({ leg, choices }: LegInputsProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const before = choices.carriers.filter(({ kind }) => kind === leg.kind).slice(0, 3);
  const use = (carrier: LegChoices['carriers'][number]) => {
    for (const [name, value] of Object.entries(carrierValues(carrier)))
      setValue(name, value, { shouldDirty: true });
  };
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {before.map((carrier) => (
          <Button
            key={carrier.carrierName}
            size="small"
            variant="outlined"
            onClick={() => use(carrier)}
          >
            {translate('legs.last', { name: carrier.carrierName })}
          </Button>
        ))}
      </Stack>
      <Text source="carrierName" />
      <Text source="scac" />
      <Text source="caat" />
      <Text source="contactName" />
      <Text source="contactPhone" />
    </>
  );
}

interface KeptInputProps {
  idField: 'unitId' | 'trailerId' | 'operatorId';
  textField: 'unitPlates' | 'trailerPlates' | 'operatorName';
  choices: LegChoices['units'];
}

/** Offers the saved records of the load's carrier, last used first; where none is chosen, another one is typed. */
function KeptInput({ idField, textField, choices }: KeptInputProps) {
  const translate = useTranslate();
  const isTyped = useWatch({ name: idField }) == null || choices.length === 0;
  const text = ({ name, detail, hasExpired }: LegChoices['units'][number]) => {
    const expired = hasExpired && translate('legs.expired');
    return [name, detail, expired].filter(Boolean).join(' · ');
  };
  return (
    <>
      {choices.length > 0 && (
        <AutocompleteInput
          {...at(idField)}
          label={labelOf(idField)}
          choices={choices}
          optionText={text}
          parse={(id: string) => id || null}
          fullWidth
        />
      )}
      {isTyped && <Text source={textField} />}
    </>
  );
}

function Text({ source }: { source: string }) {
  const isPhone = source.endsWith('Phone');
  return (
    <TextInput
      {...at(source)}
      label={labelOf(source)}
      type={isPhone ? 'tel' : 'text'}
      helperText={isPhone ? 'anden.validation.Phone' : undefined}
      autoComplete="off"
      fullWidth
    />
  );
}

const at = (name: string) => field('LegChange', name);
const labelOf = (name: string) => `resources.legs.fields.${name}`;
const NONE: LegChoices['units'] = [];
const WHO = (['own', 'other'] as const).map((id) => ({ id, name: `legs.whoChoices.${id}` }));
