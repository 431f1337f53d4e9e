/** A section of a Carta Porte form with what names its fields; the title of a list's section ends with its number. */
interface Section {
  title: string;
  list?: string | null;
  fields: { path: string; label: string }[];
}

/** The label of the field at a path such as `goods.0.weight`, or the title of the list that it is in. */
export function labelAt(sections: Section[], path: string): string {
  const field = sections.flatMap(({ fields }) => fields).find((one) => one.path === path);
  const [name] = path.split('.');
  const list = sections.find((section) => section.list === name);
  return field?.label ?? list?.title.replace(/ \d+$/, '') ?? path;
}

/** A value in a few words; of a list of entries their number. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    const isText = value.every((one) => typeof one === 'string');
    return isText ? value.join(', ') || '–' : `${value.length}`;
  }
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
