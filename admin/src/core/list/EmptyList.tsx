import { createElement } from 'react';
import {
  CreateButton,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../pages/EmptyState.tsx';
import { ImportButton } from '../import/ImportButton.tsx';

/**
 * The page of a list without records: the module's `empty` text, and the buttons to create or upload records, for
 * users who may.
 */
export function EmptyList() {
  const resource = useResourceContext() ?? '';
  const { icon, hasCreate } = useResourceDefinition();
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  return (
    <EmptyState
      icon={icon && createElement(icon)}
      title={translate(`resources.${resource}.empty`, {
        _: translate('ra.page.empty', { name: labelOf(resource, 2).toLowerCase() }),
      })}
      text={translate(`resources.${resource}.emptyHelp`, { _: '' })}
    >
      {hasCreate && <CreateButton variant="contained" />}
      <ImportButton />
    </EmptyState>
  );
}
