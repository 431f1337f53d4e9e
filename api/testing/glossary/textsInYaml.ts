import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Locale } from '../../shared/words.ts';

interface Found {
  locale: Locale;
  text: string;
  line: number;
}

/** Lists the texts of labels in one language, or of a contract, with their lines. */
export function textsInYaml(file: string, source: string): Found[] {
  const [, language] = /labels\.(\w+)\.yaml$/.exec(file) ?? [];
  return language ? textsOfLabels(source, language as Locale) : textsOfContract(source);
}

function textsOfLabels(source: string, locale: Locale): Found[] {
  const lines = new LineCounter();
  const found: Found[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, { value, range }) {
      if (key !== 'value' || typeof value !== 'string') return;
      found.push({ locale, text: value, line: lines.linePos(range![0]).line });
    },
  });
  return found;
}

/** The values of each mapping that has both `es` and `en`. */
function textsOfContract(source: string): Found[] {
  const lines = new LineCounter();
  const found: Found[] = [];
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
