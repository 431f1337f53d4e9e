import { Box, Card, Skeleton } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { useListContext, useStore } from 'react-admin';

interface RowsToComeProps {
  /** The name of the list, under which the height of its rows is kept (see useRowHeight). */
  name: string;
  /** The largest number of rows that will appear. */
  count?: number;
  /** Whether they are cards, as on a phone. */
  isCards?: boolean;
  /** Whether a line of headings, or of what can be done with those chosen, stands above the rows. */
  hasHead?: boolean;
  /** The height of a row that was not seen yet, in CSS pixels. */
  first?: number;
}

/** The rows of a list that are being read, as high as those that it showed last, so that nothing moves when they come. */
export function RowsToCome({
  name,
  count = 10,
  isCards = false,
  hasHead = !isCards,
  first = isCards ? CARD : ROW,
}: RowsToComeProps) {
  const [height] = useStore(keyOf(name, isCards), first);
  const rows = Array.from({ length: Math.min(count, MOST) }, (_, index) => index);
  return (
    <Box aria-busy sx={isCards ? CARDS : TABLE}>
      {hasHead && <Box sx={{ height: HEAD }} />}
      {rows.map((row) =>
        isCards ? (
          <Card key={row} variant="outlined" sx={{ height, p: 1.75 }}>
            <Skeleton width="40%" />
            <Skeleton width="75%" />
          </Card>
        ) : (
          <Box key={row} sx={{ ...LINE, height }}>
            {WIDTHS.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Box>
        ),
      )}
    </Box>
  );
}

/** Keeps the height of the first row in the returned element, for the next time that the list is read. */
export function useRowHeight<Element extends HTMLElement>(
  name: string,
  isCards: boolean,
): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const { data } = useListContext();
  const [height, setHeight] = useStore<number | undefined>(keyOf(name, isCards));
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(isCards ? 'li' : 'tbody tr');
    if (row && row.offsetHeight > 0 && row.offsetHeight !== height) setHeight(row.offsetHeight);
  }, [data, isCards, height, setHeight]);
  return list;
}

function keyOf(name: string, isCards: boolean): string {
  return `rows.${name}.${isCards ? 'card' : 'row'}`;
}

/** More rows than this do not fit a screen. */
const MOST = 25;
const HEAD = 44;
const ROW = 53;
const CARD = 112;
const WIDTHS = ['12%', '18%', '30%', '16%', '10%'];
const CARDS = { display: 'grid', gap: 1 };
const TABLE = { overflow: 'hidden' };
const LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 1.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
