import { type AutocompleteRenderInputParams, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { WhenInput } from '../../core/inputs/when/WhenInput.tsx';
import { KeyInput } from './KeyInput.tsx';

interface PartFieldProps {
  field: Schemas['CartaPorteField'];
  choices: Schemas['CartaPorteChoice'][];
  finding: Schemas['CartaPorteFinding'] | undefined;
  value: unknown;
  disabled: boolean;
  onChange: (value: unknown) => void;
  loadId: string;
  /** The value within which its catalog counts the key: the state of a municipality. */
  within: unknown;
}

/** A field of a part, with what is missing or wrong in it. */
export function PartField({ loadId, within, ...props }: PartFieldProps) {
  const { field, value, disabled, onChange } = props;
  if (!field.search) return <Typed {...props} />;
  return (
    <KeyInput
      loadId={loadId}
      field={field}
      within={within}
      disabled={disabled}
      value={shownValue(value)}
      onChange={(text) => onChange(text || null)}
      renderInput={(params) => <Typed {...props} params={params} />}
    />
  );
}

interface TypedProps extends Omit<PartFieldProps, 'loadId' | 'within'> {
  /** The props that a search adds to the input. */
  params?: AutocompleteRenderInputParams;
}

function Typed({ field, choices, finding, value, disabled, onChange, params }: TypedProps) {
  const translate = useTranslate();
  const { path, label, kind, hint, source, chosen } = field;
  const isMany = kind === 'choices';
  const isChoice = isMany || kind === 'choice' || kind === 'yesNo';
  const yesNo = [
    { key: 'true', name: translate('ra.boolean.true') },
    { key: 'false', name: translate('ra.boolean.false') },
  ];
  const options = kind === 'yesNo' ? yesNo : withValue(choices, value);
  const advice = finding?.isAdvice && translate('cartaPorte.advice');
  const text = finding && `${advice ? `${advice}: ` : ''}${finding.text} ${finding.remedy}`;
  const common = {
    label: field.isRequired ? `${label} *` : label,
    error: !!finding && !finding.isAdvice,
    helperText: notesOf([chosen, text, hint, source]),
    fullWidth: true,
    sx: READABLE,
  };
  if (params) return <TextField {...params} {...common} />;
  if (kind === 'moment')
    return <Moment path={path} value={value} disabled={disabled} onChange={onChange} {...common} />;
  return (
    <TextField
      {...common}
      id={path}
      select={isChoice}
      value={isMany ? (value ?? []) : shownValue(value)}
      disabled={disabled}
      onChange={({ target }) => onChange(readValue(kind, target.value))}
      slotProps={{
        select: { multiple: isMany },
        htmlInput: kind === 'decimal' || kind === 'whole' ? { inputMode: 'decimal' } : {},
      }}
    >
      {isChoice && !isMany && <MenuItem value="">{translate('cartaPorte.choose')}</MenuItem>}
      {isChoice &&
        options.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {kind === 'yesNo' ? name : `${key} · ${name}`}
          </MenuItem>
        ))}
    </TextField>
  );
}

interface MomentProps extends Pick<TypedProps, 'value' | 'disabled' | 'onChange'> {
  path: string;
  label: string;
  error: boolean;
  helperText: ReactNode;
}

/** A day and an hour on the clock of the stop. */
function Moment({ path, value, onChange, error, helperText, ...field }: MomentProps) {
  return (
    <WhenInput
      {...field}
      id={path}
      kind="moment"
      value={shownValue(value).slice(0, 16)}
      onChange={(moment) => onChange(moment || null)}
      error={error && helperText}
      helperText={helperText}
      fullWidth
    />
  );
}

/** A field that is changed in the whole load says so in words that are as readable as the others. */
const READABLE = { '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } };

function notesOf(texts: (string | null | undefined)[]) {
  const lines = texts.filter((text) => !!text);
  return (
    lines.length > 0 &&
    lines.map((line) => (
      <span key={line} style={BLOCK}>
        {line}
      </span>
    ))
  );
}

const BLOCK = { display: 'block' };

/** The choices, with a chosen one that they lack. */
function withValue(choices: PartFieldProps['choices'], value: unknown) {
  const isKnown = typeof value !== 'string' || choices.some(({ key }) => key === value);
  return isKnown || !value ? choices : [...choices, { key: value, name: '' }];
}

function shownValue(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function readValue(kind: PartFieldProps['field']['kind'], typed: unknown): unknown {
  if (kind === 'choices') return typed;
  if (kind === 'yesNo') return typed === '' ? null : typed === 'true';
  return typed === '' ? null : typed;
}
