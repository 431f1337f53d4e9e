import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useListContext } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { isUnreachable } from '../data/problem.ts';
import { EmptyState } from '../pages/EmptyState.tsx';

/**
 * The list in context could not be read: says why, and offers to try again. That there is no connection says the note
 * above every page, which offers it too.
 */
export function ListFailed() {
  const { error, refetch } = useListContext();
  const failure = error as Error | null | undefined;
  const isSaid = !failure || isUnreachable(failure);
  const text = isSaid ? '' : failure.message || 'anden.error.server';
  return (
    <EmptyState icon={<CloudOffOutlined />} title="anden.list.failed" text={text}>
      {!isSaid && (
        <TextButton variant="contained" label="anden.list.retry" onClick={() => void refetch()} />
      )}
    </EmptyState>
  );
}
