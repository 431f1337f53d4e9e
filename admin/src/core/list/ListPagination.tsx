import { Pagination, type PaginationProps, useListContext, useTranslate } from 'react-admin';
import { useNumberFormat } from '../format/useNumberFormat.ts';

/** Pages of a list; a total that was counted a moment ago, as the API says of large ones, stands after ≈. */
export function ListPagination(props: Pick<PaginationProps, 'rowsPerPageOptions'>) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { meta } = useListContext();
  const about = isRemembered(meta) ? '≈ ' : '';
  const words = {
    labelDisplayedRows: ({ from, to, count }: Rows) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: format(from),
        offsetEnd: format(to),
        total: `${about}${format(count)}`,
      }),
  } as PaginationProps;
  return <Pagination {...props} {...words} />;
}

interface Rows {
  from: number;
  to: number;
  count: number;
}

/** Whether a list's total is not of now: see `X-Total-Is` in the contract. */
export function isRemembered(meta: unknown): boolean {
  return (meta as { total?: string } | undefined)?.total === 'remembered';
}
