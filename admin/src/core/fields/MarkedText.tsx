import { Box } from '@mui/material';
import { type Mark, type MarkKind, markedParts } from './markedParts.ts';

interface MarkedTextProps {
  text: string;
  /** What is marked twice has the first of its marks. */
  marks: readonly Mark[];
}

/** A text as it was written, lines included, with some of its words marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <Box sx={TEXT}>
      {markedParts(text, marks).map(({ start, words, kind }) =>
        kind ? (
          <MarkedWords key={start} kind={kind}>
            {words}
          </MarkedWords>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </Box>
  );
}

/** Words marked as those of their kind. */
export function MarkedWords({ kind, children }: { kind: MarkKind; children: string }) {
  return (
    <Box component="mark" data-kind={kind} sx={MARKS[kind]}>
      {children}
    </Box>
  );
}

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.9 };
const MARK = { color: 'inherit', bgcolor: 'transparent', borderBottom: 2 };
const MARKS = {
  read: { ...MARK, borderColor: 'success.main' },
  asked: { ...MARK, borderColor: 'warning.main', borderBottomStyle: 'dashed' },
  rest: { ...MARK, borderColor: 'error.main', borderBottomStyle: 'dotted' },
};
