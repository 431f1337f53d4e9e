import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { useCanAccess } from 'react-admin';
import { BulkFormButton } from '../../../core/list/bulk/BulkFormButton.tsx';
import { BulkExportButton } from '../../../core/list/export/BulkExportButton.tsx';
import { ReasonInputs } from '../actions/ReasonInputs.tsx';

/** To export the selected quotes, and to withdraw them with one reason. */
export function QuoteBulkActions() {
  const { canAccess: mayDismiss } = useCanAccess({ resource: 'quotes', action: 'dismiss' });
  return (
    <>
      <BulkExportButton />
      {mayDismiss && (
        <BulkFormButton
          words="quotes.dismissMany"
          icon={<BlockOutlined />}
          color="error"
          toAct={(values) => ({ action: 'dismiss', ...values })}
        >
          <ReasonInputs of="BulkDismiss" />
        </BulkFormButton>
      )}
    </>
  );
}
