import type { LoadReading, Span } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { isSmall } from '../words/smallWords.ts';

/** The spans of a message that no field has, without words at their ends that only join or introduce. */
export function restOf(board: Board, loads: readonly LoadReading[]): Span[] {
  const used = usedIn(board, loads);
  const spans: Span[] = [];
  let isOpen = false;
  for (const [at, { kind, word, start, end }] of board.tokens.entries()) {
    const isRead = used[start] === 1 || board.isCut(at) || kind === 'break';
    const saysSomething = !isRead && kind !== 'sign' && !isSmall(word);
    if (saysSomething && isOpen) spans.at(-1)!.end = end;
    if (saysSomething && !isOpen) spans.push({ start, end });
    isOpen = !isRead && (isOpen || saysSomething);
  }
  return spans;
}

/** The characters that a field has. */
function usedIn({ text }: Board, loads: readonly LoadReading[]): Uint8Array {
  const used = new Uint8Array(text.length);
  for (const { stops, ...fields } of loads)
    for (const { words } of [...Object.values(fields), ...stops])
      used.fill(1, words.start, words.end);
  return used;
}
