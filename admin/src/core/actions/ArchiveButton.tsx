import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin';

/** Archives the record after saying so, while its `can` allows; what refers to it keeps it. */
export function ArchiveButton() {
  const record = useRecordContext<{ id: string; can?: string[] }>();
  if (!record?.can?.includes('delete')) return null;
  return (
    <DeleteWithConfirmButton
      label="anden.archive.action"
      icon={<ArchiveOutlined />}
      confirmTitle="anden.archive.title"
      confirmContent="anden.archive.content"
      confirmColor="warning"
      successMessage="anden.archive.done"
    />
  );
}
