import { FOREIGN_RFC } from '../data.ts';
import type { FormatName } from './formats.ts';
import type { Field, Test } from './types.ts';

type Label = [es: string, en: string];
type More = Omit<Field, 'name' | 'label'>;

/** A field for text that is written in a format. */
export function text(name: string, format: FormatName, label: Label, more: More = {}): Field {
  return { name, label: words(label), format, ...more };
}

/** A field for a decimal with a point. */
export function decimal(name: string, format: FormatName, label: Label, more: More = {}): Field {
  return text(name, format, label, { kind: 'decimal', ...more });
}

/** A field for a key of a catalog. */
export function choice(name: string, catalog: string, label: Label, more: More = {}): Field {
  return { name, label: words(label), kind: 'choice', catalog, ...more };
}

/** A field for yes or no. */
export function yesNo(name: string, label: Label, more: More = {}): Field {
  return { name, label: words(label), kind: 'yesNo', ...more };
}

/** The words of a hint. */
export function hint(es: string, en: string): Pick<Field, 'hint'> {
  return { hint: { es, en } };
}

/** The RFC, and of who has a foreigner's one, tax id and country of tax residence. */
export function taxIdentity(codes: string): Field[] {
  const foreign = (name: string): Pick<Field, 'codes' | 'when' | 'optional'> =>
    requireField(isForeign, name, codes);
  return [
    text('rfc', 'rfc', ['RFC', 'RFC'], {
      codes,
      ...hint(`Para un extranjero escriba ${FOREIGN_RFC}`, `For a foreigner enter ${FOREIGN_RFC}`),
    }),
    text('taxId', 'taxId', ['Registro fiscal extranjero', 'Foreign tax id'], foreign('taxId')),
    choice(
      'taxResidence',
      'countries',
      ['País de residencia fiscal', 'Country of tax residence'],
      foreign('taxResidence'),
    ),
  ];
}

/** A field that must be given under a condition, and is shown otherwise only while it has a value, so that it can be removed. */
export function requireField(isNeeded: Test, name: string, codes: string) {
  return {
    codes,
    when: (of: Record<string, unknown>, data) => isNeeded(of, data) || !!of[name],
    optional: (of: unknown, data) => !isNeeded(of, data),
  } satisfies Pick<Field, 'codes' | 'when' | 'optional'>;
}

function isForeign({ rfc }: { rfc?: string | null }): boolean {
  return rfc === FOREIGN_RFC;
}

function words([es, en]: Label) {
  return { es, en };
}
