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

/** A module without records: what belongs here (the module's `empty` text) and its first step, if the user may take it. */
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
