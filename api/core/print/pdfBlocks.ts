import { drawPath, drawSignatures } from './pdfDrawings.ts';
import { type Block, type Column, type Fact, type Section } from './model.ts';
import {
  cell,
  COLORS,
  drawTable,
  HEADING,
  LABEL,
  type Pdf,
  PLAIN,
  RIGHT,
  SMALL,
  BOLD,
} from './pdfStyle.ts';

/** Draws a section at the current position: the heading with a rule, and its blocks. */
export function drawSection(pdf: Pdf, { heading, blocks }: Section): void {
  const title = cell(heading, HEADING, { textColor: COLORS.accent, border: { bottom: 0.75 } });
  pdf.y += 8;
  drawTable(pdf, ['*'], [[title]]);
  pdf.y += 3;
  for (const block of blocks) drawBlock(pdf, block);
}

function drawBlock(pdf: Pdf, block: Block): void {
  switch (block.kind) {
    case 'columns':
      return drawColumns(pdf, block.columns);
    case 'facts':
      return drawFacts(pdf, block.facts);
    case 'amounts':
      return drawAmounts(pdf, block.items, block.total);
    case 'text':
      return drawTable(pdf, ['*'], [[cell(block.text)]]);
    case 'list':
      return drawList(pdf, block.items, block.isNumbered);
    case 'path':
      return drawPath(pdf, block);
    case 'signatures':
      return drawSignatures(pdf, block.signatures);
  }
}

function drawColumns(pdf: Pdf, columns: Column[]): void {
  const quiet = { textColor: COLORS.quiet };
  drawTable(
    pdf,
    columns.map(() => '*'),
    [
      columns.map(({ heading }) => cell(heading, LABEL, quiet)),
      columns.map(({ name }) => cell(name, BOLD)),
      columns.map(({ lines }) => cell(lines.join('\n'), PLAIN, { textOptions: { lineGap: 1.5 } })),
    ],
    { padding: [1, 14, 1, 0] },
  );
}

/** Draws short facts in two columns. */
function drawFacts(pdf: Pdf, facts: Fact[]): void {
  const areShort = facts.every(([, text]) => text.length <= SHORT && !text.includes('\n'));
  const cells = facts.map(factCells);
  if (areShort)
    drawTable(pdf, [LABEL_WIDTH, '*', LABEL_WIDTH, '*'], inPairs(cells, factCells(['', ''])));
  else drawTable(pdf, [LABEL_WIDTH, '*'], cells);
}

function factCells([label, text]: Fact) {
  return [cell(label, LABEL, { textColor: COLORS.quiet, padding: [3, 6, 2, 0] }), cell(text)];
}

function drawAmounts(pdf: Pdf, items: Fact[], total: Fact): void {
  const row = ([label, amount]: Fact) => [cell(label), cell(amount, PLAIN, RIGHT)];
  const border = { top: 0.75 };
  const last = [
    cell(total[0], BOLD, { border, padding: [4, 6, 2, 0] }),
    cell(total[1], { ...BOLD, size: 11 }, { ...RIGHT, border, padding: [3, 0, 2, 6] }),
  ];
  drawTable(pdf, ['*', 150], [...items.map(row), last]);
  pdf.y += 3;
}

/** Draws a list: numbered items one per line in small type, others in two columns. */
function drawList(pdf: Pdf, items: string[], isNumbered = false): void {
  const padding = { padding: [1.5, 8, 1.5, 0] as [number, number, number, number] };
  if (isNumbered) {
    const rows = items.map((item, index) => [cell(`${index + 1}.`, SMALL), cell(item, SMALL)]);
    return drawTable(pdf, [18, '*'], rows, { padding: [1, 0, 1, 0] });
  }
  const cells = items.map((item) => [cell('•'), cell(item)]);
  drawTable(pdf, [10, '*', 10, '*'], inPairs(cells, [cell(''), cell('')]), padding);
}

/** Joins the lists of cells two by two into rows; the last one is completed with `empty` if it has no partner. */
function inPairs<T>(lists: T[][], empty: T[]): T[][] {
  const firsts = lists.filter((_, index) => index % 2 === 0);
  return firsts.map((first, index) => [...first, ...(lists[2 * index + 1] ?? empty)]);
}

const LABEL_WIDTH = 112;
/** The maximum number of characters of a label and value in half of the page's width. */
const SHORT = 34;
