import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../format/useNumberFormat.ts';
import { useIsPrinting } from '../theme/useIsPrinting.ts';

/**
 * The first rows of a list that is known as a whole, and the button that shows as many more, because a phone cannot scroll
 * hundreds of rows smoothly; all rows on paper.
 */
export function useMore<Row>(rows: readonly Row[], step: number): [readonly Row[], ReactNode] {
  const translate = useTranslate();
  const number = useNumberFormat();
  const [visibleCount, setVisibleCount] = useState(step);
  const isPrinting = useIsPrinting();
  if (isPrinting || rows.length <= visibleCount) return [rows, undefined];
  const counts = { shown: number(visibleCount), total: number(rows.length) };
  const more = (
    <Button size="small" onClick={() => setVisibleCount(visibleCount + step)} sx={{ mt: 1 }}>
      {translate('anden.list.more', counts)}
    </Button>
  );
  return [rows.slice(0, visibleCount), more];
}
