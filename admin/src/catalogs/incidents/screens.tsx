import { DataTable, SelectInput } from 'react-admin';
import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';
import { choices } from '../../core/contract/field.ts';
import { WordField } from '../../core/fields/WordField.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import type { Tone } from '../../core/theme/tokens.ts';

const SEVERITIES = 'incidents.severity';
const TONES: Record<string, Tone> = { low: 'neutral', medium: 'warning', high: 'bad' };
const severity = <WordField source="severity" of={SEVERITIES} tones={TONES} />;

/** The screens of incident types, whose own field is the severity. */
export const screens = catalogScreens({
  schema: 'IncidentInput',
  inputs: <ChoiceInput of="IncidentInput" source="severity" words={SEVERITIES} />,
  filters: [
    <SelectInput
      key="severity"
      source="severity"
      choices={choices('IncidentInput', 'severity', SEVERITIES)}
    />,
  ],
  columns: [
    <DataTable.Col key="severity" source="severity">
      {severity}
    </DataTable.Col>,
  ],
  detail: severity,
});
