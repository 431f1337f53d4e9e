import type { Schemas } from '../../../core/contract/types.ts';
import type { Locale } from '../../../shared/words.ts';
import { type Data, type Party, valueAt } from '../data.ts';
import type { Keys } from '../keys/Keys.ts';
import type { SourcedData } from '../prefill/prefill.ts';
import { placedSections, sectionsOf, type PlacedSection } from './form.ts';
import type { LargeCatalog, PlacedField } from './types.ts';

/** A part with its values, where they come from, and its form in words. */
export function partOf(
  sourced: SourcedData,
  party: Party,
  keys: Keys,
  locale: Locale,
): Omit<Schemas['CartaPortePart'], 'version' | 'savedBy'> {
  const { data } = sourced;
  return {
    party,
    [party]: data[party],
    sections: placedSections(data, party).map((placed) => sectionOf(placed, sourced, keys, locale)),
    lists: sectionsOf(data)
      .filter((section) => section.party === party && section.list)
      .filter(({ at }) => !sourced.isShared(party, at!))
      .filter(
        ({ at, list }) => ((valueAt(data[party], at!) as unknown[]) ?? []).length < list!.most,
      )
      .map(({ at, list }) => ({ list: at!, label: list!.add[locale] })),
  };
}

/** The choices of the catalogs that these parts use, without those in which they search. */
export function catalogsOf(
  data: Data,
  keys: Keys,
  parties: Party[],
): Schemas['CartaPorte']['catalogs'] {
  const usedCatalogs = sectionsOf(data)
    .filter(({ party }) => parties.includes(party))
    .flatMap(({ fields }) => fields)
    .flatMap(({ catalog }) => catalog ?? []);
  const listedCatalogs = [...new Set(usedCatalogs)].filter((catalog) => !keys.isLoaded(catalog));
  return Object.fromEntries(listedCatalogs.map((catalog) => [catalog, keys.all(catalog)]));
}

function sectionOf(
  { section, index, fields }: PlacedSection,
  sourced: SourcedData,
  keys: Keys,
  locale: Locale,
) {
  const title = section.title[locale];
  return {
    title: index === undefined ? title : `${title} ${index + 1}`,
    list: section.list && !sourced.isShared(section.party, section.at!) ? section.at! : null,
    index: index ?? null,
    ...(section.stop && { stop: section.stop }),
    fields: fields.map((placed) => ({
      ...fieldOf(placed, locale),
      ...searchOf(placed, sourced, keys),
      source: sourced.sourceOf(placed.party, placed.path)?.[locale] ?? null,
      ...(sourced.isShared(placed.party, placed.path) && { isShared: true }),
    })),
  };
}

function fieldOf({ path, field, isRequired }: PlacedField, locale: Locale) {
  const { label, hint } = field;
  return { path, label: label[locale], hint: hint?.[locale] ?? null, isRequired };
}

/** Where a field's key is looked up, once its large catalog is loaded, and the name of the saved one. */
function searchOf({ party, path, field }: PlacedField, { data }: SourcedData, keys: Keys) {
  const { search = field.catalog, within, kind = 'text', catalog = null } = field;
  if (!search || !keys.isLoaded(search))
    return { kind, catalog, search: null, within: null, chosen: null };
  const withinPath = within ? path.replace(/[^.]*$/, within) : null;
  const outer = withinPath && valueAt(data[party], withinPath);
  const key = [outer, valueAt(data[party], path)].filter(Boolean).join(' ');
  const chosen = keys.find(search, key)?.name ?? null;
  return {
    kind: 'text' as const,
    catalog: null,
    search: search as LargeCatalog,
    within: withinPath,
    chosen,
  };
}
