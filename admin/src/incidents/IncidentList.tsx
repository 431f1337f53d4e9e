import { DataTable, SelectInput } from 'react-admin';
import { CatalogList } from '../core/catalog/CatalogList.tsx';
import { choices } from '../core/contract/field.ts';
import type { Tone } from '../core/theme/tokens.ts';
import { WordField } from '../core/fields/WordField.tsx';

/** Incident types by name. */
export function IncidentList() {
  return (
    <CatalogList filters={FILTERS} detail={<SeverityField />}>
      <DataTable.Col source="severity">
        <SeverityField />
      </DataTable.Col>
    </CatalogList>
  );
}

function SeverityField() {
  return <WordField source="severity" of="incidents.severity" tones={TONES} />;
}

const TONES: Record<string, Tone> = { low: 'neutral', medium: 'warning', high: 'bad' };

const FILTERS = [
  <SelectInput
    key="severity"
    source="severity"
    choices={choices('IncidentInput', 'severity', 'incidents.severity')}
  />,
];
