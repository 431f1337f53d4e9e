import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../pages/EmptyState.tsx';
import { TextButton } from '../actions/TextButton.tsx';

/** Shown when no record matches the filters, with a button that clears them. */
export function NoMatches() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <EmptyState icon={<FilterAltOffOutlined />} title={translate('anden.list.noMatches')}>
      <TextButton
        variant="outlined"
        label="anden.action.clearFilters"
        onClick={() => setFilters({}, {})}
      />
    </EmptyState>
  );
}
