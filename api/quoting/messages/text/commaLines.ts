/**
 * Gives lines of values between commas (CSV) tabs in their place, each as long as before: those of at least four values
 * without blanks behind the commas, below a line of headings with as many.
 */
export function withTabs(text: string): string {
  const lines = text.split('\n');
  const head = lines.findIndex((line, at) => isHead(line) && isRow(lines[at + 1] ?? '', line));
  if (head < 0) return text;
  const end = lines.findIndex((line, at) => at > head && !isRow(line, lines[head]!));
  const isOfTable = (at: number) => at >= head && (end < 0 || at < end);
  return lines.map((line, at) => (isOfTable(at) ? tabbed(line) : line)).join('\n');
}

/** A line of headings: values without digits, dots or blanks at their ends. */
function isHead(line: string): boolean {
  const names = line.split(',');
  return names.length >= LEAST && names.every((name) => NAME.test(name.trim()));
}

const LEAST = 4;
const NAME = /^[\p{L}"_(#][^.\d:;?!]{0,30}$/u;

function isRow(line: string, head: string): boolean {
  return line !== '' && commasIn(line) === commasIn(head);
}

function commasIn(line: string): number {
  return tabbed(line).split('\t').length - 1;
}

/** The commas outside of quotation marks. */
function tabbed(line: string): string {
  return line
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(',', '\t') : part))
    .join('"');
}
