import type { Data, Party } from '../data.ts';
import { valueAt } from '../data.ts';
import { carrierSections } from './carrier.ts';
import { customerSections } from './customer.ts';
import type { PlacedField, Section } from './types.ts';

/** Both forms for these data, the customer's first. */
export function sectionsOf(data: Data): Section[] {
  return [...customerSections(data), ...carrierSections(data)];
}

/** A section for certain data; of a list one for each entry. */
export interface PlacedSection {
  section: Section;
  index?: number;
  fields: PlacedField[];
}

/** The sections of both forms, or of a party's, with the fields that these data call for. */
export function placedSections(data: Data, party?: Party): PlacedSection[] {
  const sections = sectionsOf(data).filter((section) => !party || section.party === party);
  return sections.flatMap((section) =>
    pathsOf(section, data).map(({ path, index }) => ({
      section,
      index,
      fields: placedFields(section, path, data),
    })),
  );
}

function pathsOf({ party, at, list }: Section, data: Data): { path: string; index?: number }[] {
  if (!list) return [{ path: at ? `${at}.` : '' }];
  const { length } = (valueAt(data[party], at!) as unknown[] | undefined) ?? [];
  return Array.from({ length: Math.max(list.least, length) }, (_, index) => ({
    path: `${at}.${index}.`,
    index,
  }));
}

function placedFields({ party, fields }: Section, path: string, data: Data): PlacedField[] {
  const of = (path ? valueAt(data[party], path.slice(0, -1)) : data[party]) ?? {};
  return fields
    .filter(({ when }) => !when || when(of, data))
    .map((field) => ({
      party,
      path: path + field.name,
      field,
      isRequired: !(field.optional === true || field.optional?.(of, data)),
    }));
}
