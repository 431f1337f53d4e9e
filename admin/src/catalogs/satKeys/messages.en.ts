import { SatCatalogName, SatKey } from '#labels/satKeys.en';
import type { es } from './messages.es.ts';

/** The texts of the keys of SAT's catalogs in English. */
export const en: typeof es = {
  resources: {
    sat_keys: {
      name: 'SAT key |||| SAT keys',
      empty: 'No keys with these filters yet',
      emptyHelp: 'Upload the files that SAT publishes: the Carta Porte looks its keys up in them.',
      fields: { ...SatKey, validOn: 'Valid on' },
    },
  },
  satKeys: {
    menu: 'SAT keys',
    catalogs: SatCatalogName,
    editions: 'Loaded editions',
    failed: "The catalogs couldn't load. Reload the page.",
    none: 'Not loaded',
    edition: '%{source}, edition of %{dated}',
    loaded: 'Uploaded by %{name} on %{at}',
    count: '%{count} key |||| %{count} keys',
    ended: '%{count} is no longer valid |||| %{count} are no longer valid',
    absent:
      '%{smart_count} key of earlier editions is not in this one. |||| %{smart_count} keys of earlier editions are not in this one.',
    end: 'End them',
    endHelp:
      'They stop being valid on the day before this edition; they are not deleted. If you uploaded its sheets as CSV, do it after the last one.',
    endDone: 'The keys were ended',
    from: "1. SAT's file",
    fromHelp:
      "Download SAT's file: catCartaPorte (products, hazmat, packaging, municipalities, colonies) or catCFDI (units of measure, postal codes). Upload it as it is, without opening it: the sheets of the catalog are found, and all of them are read. It may also be saved as .xlsx, or one sheet as CSV.",
    fromTwice:
      'A new edition updates the keys that are there and adds those that are missing. "SAT keys" then shows which ones it no longer has, so that you can end them.',
    datedHelp: 'When SAT published it',
    sourceHelp: 'Which file it is: SAT, catCartaPorte 3.1',
  },
};
