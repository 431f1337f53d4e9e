import { Pagination, type PaginationProps, useListContext, useTranslate } from 'react-admin';
import { useNumberFormat } from '../format/useNumberFormat.ts';

/**
 * The pagination of a list; the total is marked with ≈ when the API took it from its cache, as it does for long
 * lists.
 */
export function ListPagination(props: Pick<PaginationProps, 'rowsPerPageOptions'>) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { meta } = useListContext();
  const about = isRemembered(meta) ? '≈ ' : '';
  const words = {
    labelDisplayedRows: ({ from, to, count }: Rows) =>
      translate(`ra.navigation.${count < 0 ? 'partial_page_range_info' : 'page_range_info'}`, {
        offsetBegin: format(from),
        offsetEnd: format(to),
        total: `${about}${format(count)}`,
      }),
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
  } as PaginationProps;
  return <Pagination {...props} {...words} />;
}

interface Rows {
  from: number;
  to: number;
  count: number;
}

/** Whether the total of a list comes from the API's cache: see `X-Total-Is` in the contract. */
export function isRemembered(meta: unknown): boolean {
  return (meta as { total?: string } | undefined)?.total === 'remembered';
}
