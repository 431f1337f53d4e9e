import { Typography } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  type RaRecord,
  ReferenceInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BridgeWaits } from '../bridgeWaits/index.ts';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { useSaveFields } from '../../core/actions/useSaveFields.ts';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { localName } from '../../core/format/localName.ts';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';
import { DateTimeInput } from '../../core/inputs/DateTimeInput.tsx';

type Crossing = Schemas['Crossing'];

interface CrossingDialogProps {
  shipmentId: string;
  crossing: Crossing;
  onClose: () => void;
}

/** The dialog that fills the crossing of a load; the US papers only where it goes north. */
export function CrossingDialog({ shipmentId, crossing, onClose }: CrossingDialogProps) {
  const translate = useTranslate();
  const before = fieldsOf(crossing);
  const resource = `shipments/${shipmentId}`;
  const saved = { resource, id: 'crossing', version: crossing.version, before };
  const save = useSaveFields(saved, 'crossings.saved', onClose);
  const isNorthbound = crossing.direction === 'northbound';
  const heading = (name: string) => (
    <Typography variant="h5" component="h3" sx={{ mt: 1, mb: 1 }}>
      {translate(`crossings.section.${name}`)}
    </Typography>
  );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      place={`${resource}/crossing`}
      title="crossings.title"
      submit="crossings.save"
      start={before}
      onSubmit={(values) => save(fieldsOf(values))}
    >
      {heading('when')}
      <BridgeInput />
      <Waits />
      <Moment source="plannedAt" hint="crossings.help.plannedAt" />
      <BooleanInput source="fast" label={labelOf('fast')} />
      {heading('papers')}
      <Text source="pedimento" inputMode="numeric" />
      <Text source="cfdiUuid" hint="crossings.help.cfdiUuid" />
      <Text source="doda" />
      {isNorthbound && <Text source="paps" hint="crossings.help.paps" />}
      {isNorthbound && <Moment source="manifestAcceptedAt" isPast />}
      {heading('brokers')}
      <Text source="mxBrokerName" />
      <Phone source="mxBrokerPhone" />
      <Text source="mxBrokerEmail" type="email" />
      <Text source="usBrokerName" />
      <Phone source="usBrokerPhone" />
      <Text source="usBrokerEmail" type="email" />
    </FormDialog>
  );
}

function BridgeInput() {
  return (
    <ReferenceInput source="bridgeId" reference="catalogs/bridges" perPage={100} sort={BY_NAME}>
      <AutocompleteInput
        label={labelOf('bridgeId')}
        optionText={(record: RaRecord) => localName(record)}
        filterToQuery={(q: string) => ({ q })}
        parse={(id: string) => id || null}
        fullWidth
      />
    </ReferenceInput>
  );
}

/** The waiting times at the chosen bridge. */
function Waits() {
  const bridgeId = useWatch({ name: 'bridgeId' }) as string | null;
  return bridgeId && <BridgeWaits bridgeId={bridgeId} bridgeName="" isReadOnly />;
}

interface TextProps {
  source: string;
  hint?: string;
  type?: string;
  inputMode?: 'numeric';
}

function Text({ source, hint, type = 'text', inputMode }: TextProps) {
  return (
    <TextInput
      {...field('CrossingChange', source)}
      label={labelOf(source)}
      type={type}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode } }}
      autoComplete="off"
      fullWidth
    />
  );
}

function Phone({ source }: { source: string }) {
  return (
    <PhoneInput {...field('CrossingChange', source)} label={labelOf(source)} autoComplete="off" />
  );
}

function Moment({ source, hint, isPast }: { source: string; hint?: string; isPast?: boolean }) {
  const props = { ...field('CrossingChange', source), isPast };
  return <DateTimeInput {...props} label={labelOf(source)} helperText={hint} fullWidth />;
}

/** The fields of a crossing that are saved. */
function fieldsOf(values: Partial<Crossing>): object {
  const fields = FIELDS.map((name) => [name, values[name] ?? null]);
  return { ...Object.fromEntries(fields), fast: values.fast ?? false };
}

const labelOf = (name: string) => `resources.crossings.fields.${name}`;
const FIELDS = [
  ...(['bridgeId', 'plannedAt', 'pedimento', 'doda', 'cfdiUuid', 'paps'] as const),
  ...(['manifestAcceptedAt', 'mxBrokerName', 'mxBrokerPhone', 'mxBrokerEmail'] as const),
  ...(['usBrokerName', 'usBrokerPhone', 'usBrokerEmail'] as const),
];
const BY_NAME = { field: 'nameEs', order: 'ASC' } as const;
