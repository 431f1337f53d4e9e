import { writeXlsx } from 'hucre/xlsx';

const DATES = ['Fecha de inicio de vigencia', 'Fecha de fin de vigencia'];

const PRODUCTS = ['Clave producto', 'Descripción', 'Palabras similares', 'Material peligroso'];

/** A workbook as SAT publishes catCartaPorte: a sheet for each catalog, with lines above its headings. */
export async function satBook(products: unknown[][]): Promise<Buffer> {
  const sheet = (name: string, title: string, header: string[], rows: unknown[][]) => ({
    name,
    rows: [[title], ['Versión', 'Revisión'], ['3.1', '0'], header, ...rows] as never[],
  });
  const sheets = [
    sheet(
      'c_TipoPermiso',
      'Catálogo de tipos de permiso',
      ['Clave', 'Descripción', 'Clave transporte', ...DATES],
      [['TPAF01', 'Autotransporte Federal de carga general.', '01', '01/12/2021', null]],
    ),
    sheet('c_ClaveProdServCP', 'Catálogo de productos', [...PRODUCTS, ...DATES], products),
    sheet(
      'c_MaterialPeligroso',
      'Catálogo de materiales peligrosos',
      ['Clave material peligroso', 'Descripción', 'Clase o div.', 'Peligro \nsecundario', ...DATES],
      [['0004', 'PICRATO AMÓNICO seco', '1.1D', null, '01/06/2021', null]],
    ),
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}
