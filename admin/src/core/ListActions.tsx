import type { ReactNode } from 'react';
import { CreateButton, FilterButton, TopToolbar, useResourceDefinition } from 'react-admin';

/** What one can do with a whole list: filter it, add to it where the room has a form, and `children`. */
export function ListActions({ children }: { children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      <FilterButton />
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  );
}
