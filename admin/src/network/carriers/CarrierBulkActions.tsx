import FlagOutlined from '@mui/icons-material/FlagOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { choices } from '../../core/contract/field.ts';
import { BulkExportButton } from '../../core/list/export/BulkExportButton.tsx';
import { BulkArchiveButton } from '../../core/list/bulk/BulkArchiveButton.tsx';
import { BulkWordButton } from '../../core/list/bulk/BulkWordButton.tsx';

/** The bulk actions of carriers. */
export function CarrierBulkActions() {
  return (
    <>
      <BulkWordButton
        source="status"
        label="resources.carriers.fields.status"
        icon={<FlagOutlined />}
        choices={STATUSES}
      />
      <BulkWordButton
        source="confidence"
        label="resources.carriers.fields.confidence"
        icon={<VerifiedOutlined />}
        choices={choices('CarrierInput', 'confidence', 'carriers.confidence')}
      />
      <BulkExportButton />
      <BulkArchiveButton />
    </>
  );
}

/** The statuses without `archived`, which has a button of its own. */
const STATUSES = choices('CarrierInput', 'status', 'carriers.status').filter(
  ({ id }) => id !== 'archived',
);
