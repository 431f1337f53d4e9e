import type { Schemas } from '../../core/contract/types.ts';
import { day } from '../../core/import/sheet/dates.ts';
import { type CellParser, reader, text } from '../../core/import/sheet/cells.ts';
import { column } from '../../core/import/sheet/columns.ts';
import type { Column } from '../../core/import/sheet/sheet.ts';

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

const NAME = column('name', ['Descripción', 'Description'], text, { required: true });
const DATES = [
  column('validFrom', ['Fecha de inicio de vigencia', 'Valid from'], day, {
    also: ['Fecha inicio de vigencia', 'Fecha inicio vigencia', 'FechaInicioVigencia'],
  }),
  column('validUntil', ['Fecha de fin de vigencia', 'Valid until'], day, {
    also: ['Fecha fin de vigencia', 'Fecha fin vigencia', 'FechaFinVigencia'],
  }),
];
const STATE = column('trait', ['c_Estado', 'c_Estado'], text, { required: true });

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
      column('similarWords', ['Palabras similares', 'Similar words']),
      // The products of catCFDI, which are another catalog, lack this column.
      column('trait', ['Material peligroso', 'Hazmat'], withoutBlanks, { required: true }),
      ...DATES,
    ],
  },
  units: {
    columns: [
      key('c_ClaveUnidad', 1),
      column('name', ['Nombre', 'Name'], text, { required: true }),
      column('similarWords', ['Descripción', 'Description']),
      ...DATES,
    ],
  },
  hazards: {
    columns: [
      key('Clave material peligroso', 4, ['c_MaterialPeligroso']),
      NAME,
      column('trait', ['Clase o div.', 'Class or division'], text, { also: ['Clase o div'] }),
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
      column('name', ['c_Municipio', 'c_Municipio'], padded(3)),
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
      column('trait', ['c_CodigoPostal', 'c_CodigoPostal'], padded(5), { required: true }),
      column('name', ['Nombre del asentamiento', 'Name of the settlement'], text, {
        required: true,
      }),
    ],
    keyOf: ({ trait, key }) => `${trait} ${key}`,
  },
};

function key(heading: string, digits: number, also: string[] = []): Column {
  return column('key', [heading, heading], padded(digits), { required: true, also });
}

/** A code of digits, to which Excel's lost zeros are given back. */
function padded(digits: number): CellParser {
  return reader({ es: 'Clave del SAT', en: "SAT's key" }, (cell) =>
    /^\d+$/.test(cell) ? cell.padStart(digits, '0') : cell,
  );
}
