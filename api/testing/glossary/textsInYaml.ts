import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Locale } from '../../shared/words.ts';

/** The texts of a contract: the values of each mapping that has both `es` and `en`, with their lines. */
export function textsInYaml(source: string) {
  const lines = new LineCounter();
  const found: { locale: Locale; text: string; line: number }[] = [];
  visit(parseDocument(source, { lineCounter: lines, merge: true }), {
    Map(_, map) {
      if (!map.has('es') || !map.has('en')) return;
      for (const locale of ['es', 'en'] as const) {
        const node = map.get(locale, true);
        if (!isScalar(node) || typeof node.value !== 'string') continue;
        found.push({ locale, text: node.value, line: lines.linePos(node.range![0]).line });
      }
    },
  });
  return found;
}
