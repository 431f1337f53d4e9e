import { columnLetter, type WriteSheet, workbookOf } from '../../export/workbook.ts';
import { YES } from '../../i18n/messages.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import { type CellParser, nameIn } from '../sheet/cells.ts';
import { headingOf } from '../sheet/header.ts';
import { LIMITS } from '../reading/limits.ts';
import type { Column } from '../sheet/sheet.ts';

/**
 * The template as an Excel workbook: a sheet with the headings, required ones in blue and optional ones in black
 * (specification, section 5), with lists of values to choose from; and a sheet that explains each column.
 */
export function templateWorkbook(columns: Column[], locale: Locale): Promise<Buffer> {
  const choiceColumns = columns.filter(({ read }) => isList(optionsOf(read, locale)));
  return workbookOf([
    headingsSheet(columns, choiceColumns, locale),
    explanationsSheet(columns, locale),
    ...(choiceColumns.length > 0 ? [listsSheet(choiceColumns, locale)] : []),
  ]);
}

const BLUE = '0B57D0';
const BLACK = '000000';

/** Longer lists are easier to type than to scroll. */
const LONGEST_LIST = 1000;

function isList(options: string[]): boolean {
  return options.length > 0 && options.length <= LONGEST_LIST;
}

/** The values to choose from, in a language. */
function optionsOf({ names = {} }: CellParser, locale: Locale): string[] {
  return Object.values(names).map((words) => nameIn(words, locale));
}

function headingsSheet(columns: Column[], choiceColumns: Column[], locale: Locale): WriteSheet {
  const headings = columns.map((column) => headingOf(column, locale));
  return {
    name: TITLES.template[locale],
    columns: headings.map((heading) => ({ width: Math.max(heading.length + 3, 14) })),
    rows: [headings],
    cells: new Map(columns.map(({ required }, i) => [`0,${i}`, { style: headingStyle(required) }])),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, i) => listFor(column, i, choiceColumns, locale)),
  };
}

/** The list of values of a column's cells; other spellings may be typed, and are understood where possible. */
function listFor({ read, name }: Column, i: number, choiceColumns: Column[], locale: Locale) {
  const at = choiceColumns.findIndex((column) => column.name === name);
  if (at < 0) return [];
  const [column, own] = [columnLetter(i), columnLetter(at)];
  const formula1 = `'${TITLES.lists[locale]}'!$${own}$1:$${own}$${optionsOf(read, locale).length}`;
  const range = `${column}2:${column}${LIMITS.rows + 1}`;
  return [{ type: 'list' as const, range, formula1, allowBlank: true }];
}

function explanationsSheet(columns: Column[], locale: Locale): WriteSheet {
  const head = EXPLAINED.map((words) => words[locale]);
  const rows = columns.map(({ heading, required, read }) => [
    heading[locale],
    (required ? YES : NO)[locale],
    read.acceptedValues[locale],
  ]);
  const styles = columns.map(
    ({ required }, i) =>
      [`${i + INTRODUCTION.length + 2},0`, { style: headingStyle(required) }] as const,
  );
  return {
    name: TITLES.explanations[locale],
    columns: [{ width: 36 }, { width: 14 }, { width: 90 }],
    rows: [...INTRODUCTION.map((words) => [words[locale]]), [], head, ...rows],
    cells: new Map([
      ...head.map((_, i) => [`${INTRODUCTION.length + 1},${i}`, { style: BOLD }] as const),
      ...styles,
    ]),
  };
}

/** The hidden sheet with the values of each list, one below the other. */
function listsSheet(choiceColumns: Column[], locale: Locale): WriteSheet {
  const lists = choiceColumns.map(({ read }) => optionsOf(read, locale));
  const longest = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null));
  return { name: TITLES.lists[locale], rows, hidden: true };
}

const BOLD = { font: { bold: true } };

function headingStyle(required = false) {
  return { font: { bold: true, color: { rgb: required ? BLUE : BLACK } } };
}

const TITLES = {
  template: { es: 'Plantilla', en: 'Template' },
  explanations: { es: 'Explicación', en: 'Explanation' },
  lists: { es: 'Listas', en: 'Lists' },
};
const NO: Words = { es: 'No', en: 'No' };
const EXPLAINED: Words[] = [
  { es: 'Columna', en: 'Column' },
  { es: 'Obligatoria', en: 'Required' },
  { es: 'Qué lleva', en: 'What it takes' },
];
const INTRODUCTION: Words[] = [
  {
    es: 'Llene la hoja «Plantilla», una fila por registro, y súbala sin cambiar los encabezados.',
    en: 'Fill in the sheet "Template", one row for each record, and upload it without changing the headings.',
  },
  {
    es: 'Las columnas azules son obligatorias; las negras, opcionales.',
    en: 'Blue columns are required, black ones optional.',
  },
];
