import type { ReactElement, ReactNode } from 'react';
import { FilterContext, FilterForm } from 'react-admin';
import { PageHeader } from '../pages/PageHeader.tsx';

interface ListHeaderProps {
  filters: ReactElement[];
  /** Stands between the header and the rows. */
  summary?: ReactNode;
  /** The buttons: a ListActions. */
  children: ReactNode;
}

/** The header of a list: its filters on the left, its buttons on the right, and the summary below them. */
export function ListHeader({ filters, summary, children }: ListHeaderProps) {
  return (
    <FilterContext.Provider value={filters}>
      <PageHeader filters={filters.length > 0 && <FilterForm />}>{children}</PageHeader>
      {summary}
    </FilterContext.Provider>
  );
}
