import type { Schemas } from '../../core/contract/types.ts';
import { day } from '../../core/import/sheet/dates.ts';
import { type CellParser, reader, text } from '../../core/import/sheet/cells.ts';
import { column } from '../../core/import/sheet/columns.ts';
import type { Column } from '../../core/import/sheet/sheet.ts';
import { sameInAll } from '../../shared/words.ts';

export type CatalogName = Schemas['SatCatalogName'];
export type Input = Schemas['SatKeyFields'];

interface Catalog {
  /** The columns, under the headings of SAT's files. */
  columns: Column[];
  /** The key under which an entry is kept, where SAT's own repeats: municipalities per state, colonies per postal code. */
  keyOf?(input: Input): string;
  /** The name, where the file has none. */
  nameOf?(input: Input): string;
}

const NAME = column('name', { es: 'Descripción', en: 'Description' }, text, { required: true });
const DATES = [
  column('validFrom', { es: 'Fecha de inicio de vigencia', en: 'Valid from' }, day, {
    also: ['Fecha inicio de vigencia', 'Fecha inicio vigencia', 'FechaInicioVigencia'],
  }),
  column('validUntil', { es: 'Fecha de fin de vigencia', en: 'Valid until' }, day, {
    also: ['Fecha fin de vigencia', 'Fecha fin vigencia', 'FechaFinVigencia'],
  }),
];
const STATE = column('trait', sameInAll('c_Estado'), text, { required: true });

/** Whether a product is hazmat: 0, 1, or 0,1 where it can be both. */
const withoutBlanks: CellParser = reader({ es: '0, 1 o 0,1', en: '0, 1 or 0,1' }, (cell) =>
  cell.replace(/\s/g, ''),
);

/** SAT's large catalogs, with the columns of catCartaPorte and catCFDI. */
export const CATALOGS: Record<CatalogName, Catalog> = {
  products: {
    columns: [
      key('c_ClaveProdServCP', 8, ['c_ClaveProdServ', 'Clave producto']),
      NAME,
      column('similarWords', { es: 'Palabras similares', en: 'Similar words' }),
      // The products of catCFDI, which are another catalog, lack this column.
      column('trait', { es: 'Material peligroso', en: 'Hazmat' }, withoutBlanks, {
        required: true,
      }),
      ...DATES,
    ],
  },
  units: {
    columns: [
      key('c_ClaveUnidad', 1),
      column('name', { es: 'Nombre', en: 'Name' }, text, { required: true }),
      column('similarWords', { es: 'Descripción', en: 'Description' }),
      ...DATES,
    ],
  },
  hazards: {
    columns: [
      key('Clave material peligroso', 4, ['c_MaterialPeligroso']),
      NAME,
      column('trait', { es: 'Clase o div.', en: 'Class or division' }, text, {
        also: ['Clase o div'],
      }),
      ...DATES,
    ],
  },
  packaging: {
    columns: [key('Clave de designación', 1, ['c_TipoEmbalaje']), NAME, ...DATES],
  },
  postalCodes: {
    columns: [
      key('c_CodigoPostal', 5),
      STATE,
      column('name', sameInAll('c_Municipio'), padded(3)),
      ...DATES,
    ],
    // SAT has 00000 once for each state.
    keyOf: ({ trait, key }) => (key === '00000' ? `${trait} ${key}` : key),
    nameOf: ({ trait, name }) => [trait, name].filter(Boolean).join(' '),
  },
  municipalities: {
    columns: [key('c_Municipio', 3), STATE, NAME, ...DATES],
    keyOf: ({ trait, key }) => `${trait} ${key}`,
  },
  colonies: {
    columns: [
      key('c_Colonia', 4),
      column('trait', sameInAll('c_CodigoPostal'), padded(5), { required: true }),
      column('name', { es: 'Nombre del asentamiento', en: 'Name of the settlement' }, text, {
        required: true,
      }),
    ],
    keyOf: ({ trait, key }) => `${trait} ${key}`,
  },
};

function key(heading: string, digits: number, also: string[] = []): Column {
  return column('key', sameInAll(heading), padded(digits), { required: true, also });
}

/** A code of digits, to which Excel's lost zeros are given back. */
function padded(digits: number): CellParser {
  return reader({ es: 'Clave del SAT', en: "SAT's key" }, (cell) =>
    /^\d+$/.test(cell) ? cell.padStart(digits, '0') : cell,
  );
}
