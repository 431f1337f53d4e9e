import ts from 'typescript';
import type { Locale } from '../../shared/words.ts';

interface Found {
  locale: Locale;
  text: string;
  line: number;
}

/**
 * The texts of a source file: all below a name `es` or `en`, all of a file of one language (`messages.es.ts`), the
 * pairs [Spanish, English] of headings and names, and the rows [CODE, Spanish, English] of catalogs. Values in a
 * template are replaced by `…`.
 */
export function textsInCode(file: string, source: string): Found[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Found[] = [];
  const add = (node: ts.Node, text: string, locale: Locale) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (/\p{L}/u.test(text)) found.push({ locale, text, line: line + 1 });
  };
  walk(tree, languageOfFile(file), add);
  return found;
}

function languageOfFile(file: string): Locale | undefined {
  if (file.endsWith('.es.ts') || file.includes('Spanish')) return 'es';
  return file.endsWith('.en.ts') ? 'en' : undefined;
}

type Add = (node: ts.Node, text: string, locale: Locale) => void;

function walk(node: ts.Node, locale: Locale | undefined, add: Add): void {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isArrayLiteralExpression(node) && !locale) addPair(node, add);
  const here = languageOf(node) ?? locale;
  const text = textOf(node);
  if (here && text !== undefined && !isKey(node)) return add(node, text, here);
  ts.forEachChild(node, (child) => walk(child, here, add));
}

/** The language in the name of a property or constant. */
function languageOf(node: ts.Node): Locale | undefined {
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  const name = isNamed ? node.name.getText() : '';
  return name === 'es' || name === 'en' ? name : undefined;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('…');
}

function isKey({ parent }: ts.Node): boolean {
  return ts.isElementAccessExpression(parent) || ts.isBinaryExpression(parent);
}

/** A pair of headings or names, or a row of a catalog. */
function addPair({ elements }: ts.ArrayLiteralExpression, add: Add): void {
  const [first, second, third] = elements.map((node) => textOf(node));
  if (first === undefined || second === undefined) return;
  const isRow = /^[A-Z0-9_]{3,}$/.test(first) && third !== undefined;
  const [es, en] = isRow ? [1, 2] : [0, 1];
  if (!isRow && !/^\p{Lu}/u.test(first)) return;
  add(elements[es]!, textOf(elements[es]!)!, 'es');
  add(elements[en]!, textOf(elements[en]!)!, 'en');
}
