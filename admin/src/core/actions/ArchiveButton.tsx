import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';
import { useOwnKey } from '../i18n/useOwnKey.ts';

/**
 * Archives the record after a confirmation; shown while its `can` allows it. Records that refer to it stay as they
 * are. A resource's own texts are below `resources.<resource>.archive`.
 */
export function ArchiveButton() {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  const keyOf = useOwnKey();
  if (!record?.can?.includes('delete')) return null;
  return (
    <DeleteWithConfirmButton
      label={keyOf('archive.action')}
      icon={<ArchiveOutlined />}
      confirmTitle={keyOf('archive.title')}
      confirmContent={keyOf('archive.content')}
      confirmColor="warning"
      successMessage={keyOf('archive.done')}
    />
  );
}
