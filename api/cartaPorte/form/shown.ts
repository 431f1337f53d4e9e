import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { type Party, valueAt } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';
import type { Filled } from '../prefill/prefill.ts';
import { placedSections, SECTIONS, type PlacedSection } from './form.ts';
import type { PlacedField } from './types.ts';

/** A part with its values, where they come from, and its form in words. */
export function partOf(known: Filled, party: Party, locale: Locale): Schemas['CartaPortePart'] {
  const { data } = known;
  return {
    party,
    [party]: data[party],
    sections: placedSections(data, party).map((placed) => sectionOf(placed, known, locale)),
    lists: SECTIONS.filter((section) => section.party === party && section.list)
      .filter(
        ({ at, list }) => ((valueAt(data[party], at!) as unknown[]) ?? []).length < list!.most,
      )
      .map(({ at, list }) => ({ list: at!, label: list!.add[locale] })),
  };
}

/** The choices of the catalogs that these parts use. */
export function catalogsOf(keys: Keys, parties: Party[]): Schemas['CartaPorte']['catalogs'] {
  const used = SECTIONS.filter(({ party }) => parties.includes(party))
    .flatMap(({ fields }) => fields)
    .flatMap(({ catalog }) => catalog ?? []);
  return Object.fromEntries([...new Set(used)].map((catalog) => [catalog, keys.all(catalog)]));
}

function sectionOf({ section, index, fields }: PlacedSection, known: Filled, locale: Locale) {
  const title = section.title[locale];
  return {
    title: index === undefined ? title : `${title} ${index + 1}`,
    list: section.list ? section.at! : null,
    index: index ?? null,
    fields: fields.map((placed) => ({
      ...fieldOf(placed, locale),
      source: known.sourceOf(placed.party, placed.path)?.[locale] ?? null,
    })),
  };
}

function fieldOf({ path, field, isRequired }: PlacedField, locale: Locale) {
  const { label, kind = 'text', catalog = null, hint } = field;
  return { path, label: label[locale], kind, catalog, hint: hint?.[locale] ?? null, isRequired };
}
