import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import { useOwnKey } from '../../i18n/useOwnKey.ts';
import { BulkButton } from './BulkButton.tsx';

/** Archives the selected records after a confirmation. A resource's own texts are below `resources.<resource>.bulk`. */
export function BulkArchiveButton() {
  const keyOf = useOwnKey();
  return (
    <BulkButton
      label={keyOf('bulk.archive')}
      icon={<ArchiveOutlined />}
      act={{ action: 'archive' }}
      doneMessage={keyOf('bulk.archived')}
      confirm={{ title: keyOf('bulk.archiveTitle'), content: keyOf('bulk.archiveContent') }}
    />
  );
}
