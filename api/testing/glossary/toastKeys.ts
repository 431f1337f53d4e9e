import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../core/runtime/env.ts';

/** The calls and attributes of the interface that show a message key in a toast. */
const SHOWING = ['notify', 'useAct', 'useReview', 'failure', 'success', 'done'];

/**
 * The message keys that the interface shows in toasts, as patterns: in `resources.${name}.created` the placeholder
 * matches any word. A key that begins with a placeholder begins with its module's name.
 */
export async function toastKeys(): Promise<RegExp[]> {
  const names = await readdir(join(ROOT, 'admin/src'), { recursive: true });
  const sources = names.filter((name) => /(?<!\.test|messages\.e[sn])\.tsx?$/.test(name));
  const found = await Promise.all(sources.map(keysIn));
  return [...new Set(found.flat())].map((source) => new RegExp(`^${source}$`));
}

async function keysIn(name: string): Promise<string[]> {
  const source = await readFile(join(ROOT, 'admin/src', name), 'utf8');
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [area, folder] = name.split(/[\\/]/);
  const module = ['core', 'freight'].includes(area!) ? area : folder;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isShowing(node)) collect(node, (key) => found.push(key.replace(/^\[/, `${module}\\.[`)));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter((key) => /^[\w[\]^+\\()|]+(\\\.[\w[\]^+\\.()|]+)+$/.test(key));
}

function isShowing(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return SHOWING.includes(node.expression.getText());
  return ts.isJsxAttribute(node) && SHOWING.includes(node.name.getText());
}

function collect(node: ts.Node, add: (key: string) => void): void {
  if (ts.isStringLiteralLike(node)) return add(escaped(node.text));
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => wordsOf(expression) + escaped(literal.text),
    );
    return add(escaped(node.head.text) + spans.join(''));
  }
  if (ts.isFunctionLike(node)) return;
  ts.forEachChild(node, (child) => collect(child, add));
}

/** The words of a conditional expression; any word otherwise. */
function wordsOf(node: ts.Expression): string {
  if (!ts.isConditionalExpression(node)) return '[^.]+';
  const words = [node.whenTrue, node.whenFalse].filter(ts.isStringLiteralLike);
  return `(${words.map(({ text }) => text).join('|')})`;
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
