import { writeXlsx } from 'hucre/xlsx';
import { type XlsCell, xlsOf } from './xls.ts';

/** A sheet of a workbook. */
export interface SatSheet {
  name: string;
  rows: XlsCell[][];
}

const FROM_TO = ['Fecha de inicio de vigencia', 'Fecha de fin de vigencia'];
const SINCE = new Date('2024-07-17');

/** A sheet as SAT has it: title, version and revision, date of publication, a blank line, then the headings. */
function sheet(name: string, title: string, header: XlsCell[], rows: XlsCell[][]): SatSheet {
  const published = [3.1, 0, new Date('2024-06-17')];
  const above = [[title], ['Versión', 'Revisión', 'Fecha de publicación'], published, []];
  return { name, rows: [...above, header, ...rows] };
}

/** The sheets of catCartaPorte, with these products. */
export function cartaPorte(products: XlsCell[][]): SatSheet[] {
  const product = ['c_ClaveProdServ', 'Descripción', 'Palabras similares', 'Material Peligroso'];
  const hazard = [
    'Clave material peligroso',
    'Descripción',
    'Clase o div.',
    'Peligro \nsecundario',
  ];
  const colony = ['c_Colonia', 'c_CodigoPostal', 'Nombre del asentamiento'];
  const permit = ['Clave', 'Descripción', 'Clave transporte', ...FROM_TO];
  return [
    sheet('c_TipoPermiso', 'Catálogo de tipos de permiso.', permit, [
      ['TPAF01', 'Autotransporte Federal de carga general.', '01', SINCE],
    ]),
    sheet(
      'c_ClaveProdServCP',
      'Catálogo de productos Carta Porte.',
      [...product, 'FechaInicioVigencia', 'FechaFinVigencia'],
      products,
    ),
    sheet(
      'c_MaterialPeligroso',
      'Catálogo de materiales peligrosos.',
      [...hazard, 'Nombre técnico', ...FROM_TO],
      [['0004', 'PICRATO AMÓNICO seco', '1.1D', null, null, SINCE]],
    ),
    sheet(
      'c_TipoEmbalaje',
      'Catálogo de tipo de embalaje.',
      ['Clave de designación ', 'Descripción', ...FROM_TO],
      [['1A1', 'Bidones (Tambores) de Acero 1 de tapa no desmontable', SINCE]],
    ),
    sheet('c_Colonia_1', 'Catálogo de colonias.', colony, [['0001', '01000', 'San Ángel']]),
    sheet('c_Colonia_2', 'Catálogo de colonias.', colony, [['1803', '69792', 'Santiago Tilapa']]),
    sheet('c_Colonia_3', 'Catálogo de colonias.', colony, [['5791', '70504', 'Los Ranchos']]),
    sheet(
      'c_Municipio',
      'Catálogo de municipios.',
      ['c_Municipio', 'c_Estado', 'Descripción', 'Fecha inicio vigencia', 'Fecha fin vigencia'],
      [['001', 'AGU', 'Aguascalientes', SINCE]],
    ),
  ];
}

/** The sheets of catCFDI with units and postal codes, whose header has a second line. */
export function cfdi(): SatSheet[] {
  const header = ['c_CodigoPostal', 'c_Estado', 'c_Municipio', 'c_Localidad'];
  const validity = ['Fecha inicio de vigencia ', 'Fecha fin de vigencia'];
  const zone = ['Descripción del Huso Horario', 'Mes_Inicio_Horario_Verano'];
  const codes = (part: number, rows: XlsCell[][]) =>
    sheet(
      `c_CodigoPostal_Parte_${part}`,
      'Catálogo de códigos postales.',
      [...header, 'Estímulo Franja Fronteriza', ...validity, 'Referencias del Huso Horario'],
      [[null, null, null, null, null, null, null, ...zone], ...rows],
    );
  const place = ['Tiempo del Centro', 'Abril'];
  return [
    codes(1, [
      ['00000', 'AGU', null, null, 0, SINCE, null, ...place],
      ['00000', 'BCN', null, null, 0, SINCE, null, ...place],
      ['64000', 'NLE', '039', '07', 0, SINCE, null, ...place],
      ['Continúa en c_CodigoPostal_2'],
    ]),
    codes(2, [['66350', 'NLE', '048', null, 0, SINCE, null, ...place]]),
    sheet(
      'c_ClaveProdServ',
      'Catálogo de productos / servicios.',
      ['c_ClaveProdServ', 'Descripción', 'Incluir IVA trasladado', 'Palabras similares'],
      [[84111506, 'Servicios de facturación', 'Sí', null]],
    ),
    sheet(
      'c_ClaveUnidad',
      'Catálogo de unidades de medida.',
      ['c_ClaveUnidad', 'Nombre', 'Descripción', 'Nota', ...FROM_TO, 'Símbolo'],
      [
        [18, 'Tambor de cincuenta y cinco galones', null, null, SINCE],
        ['KGM', 'Kilogramo', 'Una unidad de masa', null, SINCE, null, 'kg'],
      ],
    ),
  ];
}

/** The workbook as SAT publishes it. */
export function asXls(sheets: SatSheet[]): Buffer {
  return xlsOf(sheets);
}

/** The workbook saved as .xlsx. */
export async function asXlsx(sheets: SatSheet[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: sheets as never }));
}

/** A sheet saved as CSV. */
export function asCsv({ rows }: SatSheet): Buffer {
  const line = (row: XlsCell[]) => row.map(textOf).join(',');
  return Buffer.from(rows.map(line).join('\n'));
}

function textOf(cell: XlsCell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('/');
  return cell === null || cell === undefined ? '' : `"${cell}"`;
}
