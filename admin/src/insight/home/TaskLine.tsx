import { Box } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

interface TaskLineProps {
  isOpen: boolean;
  /** Told whether tasks are hidden. */
  onClipped: (isClipped: boolean) => void;
  /** The tasks, as `li`. */
  children: ReactNode;
}

/** The tasks that fit one line, on a phone two; the others are hidden, from the keyboard too. Open, all of them. */
export function TaskLine({ isOpen, onClipped, children }: TaskLineProps) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current!;
    const fit = () => onClipped(hideRest(list));
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    fit();
    return () => observer.disconnect();
  }, [isOpen, onClipped, children]);
  return (
    <Box component="ul" ref={ref} sx={[TASKS, !isOpen && LINE]}>
      {children}
    </Box>
  );
}

/** Hides the items below the edge of a list; answers whether there are any. */
function hideRest(list: HTMLElement): boolean {
  const edge = list.getBoundingClientRect().bottom + 2;
  const items = [...list.children] as HTMLElement[];
  const rest = items.filter((item) => item.getBoundingClientRect().bottom > edge);
  for (const item of items) item.style.visibility = rest.includes(item) ? 'hidden' : '';
  return rest.length > 0;
}

const TASKS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  columnGap: 3.5,
  '& > li': { minHeight: { xs: 40, sm: 38 } },
};
const LINE = { overflow: 'hidden', maxHeight: { xs: 86, sm: 38 } };
