import { BYTE_ORDER_MARK, csvText } from '../../../shared/csvText.ts';
import type { Node } from './tree.ts';

const NAMESPACE = 'http://www.sat.gob.mx/CartaPorte31';
const NOTE = 'Datos del complemento, sin timbrar. El IdCCP lo genera quien timbra el CFDI.';

/** The complement as XML. */
export function xmlOf(complement: Node): string {
  const lines = xmlLines(complement, 0, ` xmlns:cartaporte31="${NAMESPACE}"`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<!-- ${NOTE} -->`, ...lines, ''].join('\n');
}

/** The complement as JSON: an element's attributes, and its elements as lists by name. */
export function jsonOf(complement: Node): object {
  const children: Record<string, object[]> = {};
  for (const child of complement.children) (children[child.name] ??= []).push(jsonOf(child));
  return { ...complement.attributes, ...children };
}

/** The complement as CSV with one attribute per line, for programs that import lists. */
export function csvOf(complement: Node): string {
  const rows = [['Nodo', 'Atributo', 'Valor'], ...csvRows(complement, complement.name)];
  return BYTE_ORDER_MARK + csvText(rows);
}

function xmlLines({ name, attributes, children }: Node, depth: number, more = ''): string[] {
  const indent = '  '.repeat(depth);
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  );
  const start = `${indent}<cartaporte31:${name}${more}${attributeTexts.join('')}`;
  if (children.length === 0) return [`${start}/>`];
  const inner = children.flatMap((child) => xmlLines(child, depth + 1));
  return [`${start}>`, ...inner, `${indent}</cartaporte31:${name}>`];
}

function csvRows({ attributes, children }: Node, path: string): string[][] {
  const attributeRows = Object.entries(attributes).map(([key, value]) => [path, key, value]);
  const counts: Record<string, number> = {};
  const below = children.flatMap((child) => {
    const number = (counts[child.name] = (counts[child.name] ?? 0) + 1);
    return csvRows(child, `${path}/${child.name}[${number}]`);
  });
  return [...attributeRows, ...below];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}
