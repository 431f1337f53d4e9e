import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import { BulkButton } from './BulkButton.tsx';

/** Archives the selected records after saying so. */
export function BulkArchiveButton() {
  return (
    <BulkButton
      label="anden.bulk.archive"
      icon={<ArchiveOutlined />}
      act={{ action: 'archive' }}
      confirm={{ title: 'anden.bulk.archiveTitle', content: 'anden.bulk.archiveContent' }}
    />
  );
}
