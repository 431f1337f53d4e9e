/** Whether words were read, are asked about, or were not understood. */
export type MarkKind = 'read' | 'asked' | 'rest';

/** Characters of a text, from `start` to before `end`. */
export interface Mark {
  start: number;
  end: number;
  kind: MarkKind;
}

/** The parts of a text in order, each of one kind or of none; what is marked twice has the first of its marks. */
export function markedParts(text: string, marks: readonly Mark[]) {
  const bounds = marks.flatMap(({ start, end }) => [start, end]);
  const sorted = [...new Set([0, ...bounds, text.length])].sort((a, b) => a - b);
  return sorted.slice(1).map((end, at) => {
    const start = sorted[at]!;
    const mark = marks.find((one) => one.start <= start && one.end >= end);
    return { start, words: text.slice(start, end), kind: mark?.kind };
  });
}
