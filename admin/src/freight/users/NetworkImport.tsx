import { ImportPage } from '../../core/import/ImportPage.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { useIsStaff } from './useIsStaff.ts';

/** The bulk upload of records that belong to a broker's network; staff choose the broker, or none for Andén's own. */
export function NetworkImport() {
  const owner = (
    <NameSearchInput
      source="companyId"
      reference="companies"
      sort="name"
      filter={BROKERS}
      label="anden.importFor.company"
      helperText="anden.importFor.help"
    />
  );
  return <ImportPage inputs={useIsStaff() && owner} />;
}

const BROKERS = { type: ['broker'] };
