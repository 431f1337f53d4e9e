import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useListContext } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { EmptyState } from '../pages/EmptyState.tsx';

/** The list in context could not be read: says why, and offers to try again. */
export function ListFailed() {
  const { error, refetch } = useListContext();
  const text = (error as Error | null)?.message || 'anden.error.server';
  return (
    <EmptyState icon={<CloudOffOutlined />} title="anden.list.failed" text={text}>
      <TextButton variant="contained" label="anden.list.retry" onClick={() => void refetch()} />
    </EmptyState>
  );
}
