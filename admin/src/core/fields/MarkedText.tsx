import { Box } from '@mui/material';

/** Characters of a text, from `start` to before `end`. */
export interface Mark {
  start: number;
  end: number;
}

interface MarkedTextProps {
  text: string;
  /** Characters to mark; what is marked twice counts once. */
  marks: readonly Mark[];
}

/** A text as it was written, lines included, with some of its words marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <Box sx={TEXT}>
      {piecesOf(text, marks).map(({ start, words, isMarked }) =>
        isMarked ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
      )}
    </Box>
  );
}

/** The pieces of a text in order, marked and unmarked ones. */
function piecesOf(text: string, marks: readonly Mark[]) {
  const pieces: { start: number; words: string; isMarked: boolean }[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, words: text.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}

const TEXT = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    borderBottom: 2,
    borderColor: 'primary.main',
    fontWeight: 650,
  },
};
