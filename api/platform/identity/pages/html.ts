import { escaped } from '../../../core/mail/escapeHtml.ts';

/** HTML that is safe to send, because all inserted values were escaped. */
export interface Html {
  readonly safe: string;
}

type Value = Html | Value[] | string | number | false | null | undefined;

/** Builds HTML from a template: text is escaped, HTML is inserted unchanged, null, undefined and false are omitted. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { safe: String.raw({ raw: parts }, ...values.map(render)) };
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return typeof value === 'object' ? value.safe : escaped(String(value));
}
