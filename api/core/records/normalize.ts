/** How each field is kept, from what was typed; called with the field's name, to name it in a refusal. */
export type Normalizers<T> = {
  [Field in keyof T]?: (value: NonNullable<T[Field]>, field: string) => T[Field];
};

/** The same values, those that are given brought to the form in which they are kept. */
export function normalize<Fields extends object, T extends Partial<Fields>>(
  values: T,
  rules: Normalizers<Fields>,
): T {
  const result: Record<string, unknown> = { ...values };
  for (const [field, rule] of Object.entries<Rule | undefined>(rules)) {
    if (result[field] != null) result[field] = rule!(result[field] as never, field);
  }
  return result as T;
}

type Rule = (value: never, field: string) => unknown;

/** Surrounding blanks dropped; nothing but blanks is null. */
export function trimmed(text: string): string | null {
  return text.trim() || null;
}

/** Blanks and hyphens dropped, letters upper-cased; nothing else is null. */
export function code(text: string): string | null {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase() || null;
}
