import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { EmptyState } from '../pages/EmptyState.tsx';
import { TextButton } from '../actions/TextButton.tsx';

/** A list whose filters leave nothing: offers to take them away. */
export function NoMatches() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  const { setFilters } = useListContext();
  return (
    <EmptyState
      icon={<FilterAltOffOutlined />}
      title={translate('anden.list.noMatches', { name: labelOf(resource, 2).toLowerCase() })}
    >
      <TextButton
        variant="outlined"
        label="anden.action.clearFilters"
        onClick={() => setFilters({}, {})}
      />
    </EmptyState>
  );
}
