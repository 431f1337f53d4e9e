import { entriesOf } from './entries.ts';

/** The customs regimes (c_RegimenAduanero), each with the directions it fits. */
export const REGIMES = entriesOf(`
  IMD|Definitivo de importación|Entrada
  EXD|Definitivo de exportación|Salida
  ITR|Importación temporal para retornar en el mismo estado|Entrada
  ITE|Importación temporal para elaboración o reparación (IMMEX)|Entrada
  ETR|Exportación temporal para retornar en el mismo estado|Salida
  ETE|Exportación temporal para elaboración o reparación|Salida
  DFI|Depósito fiscal|Entrada,Salida
  RFE|Elaboración o reparación en recinto fiscalizado|Entrada,Salida
  RFS|Recinto fiscalizado estratégico|Entrada,Salida
  TRA|Tránsitos|Entrada,Salida
`);

/** The customs documents (c_DocumentoAduanero). */
export const DOCUMENT_TYPES = entriesOf(`
  01|Pedimento
  02|Autorización de importación temporal
  03|Autorización de importación temporal de embarcaciones
  04|Importación temporal para mantenimiento de lo importado temporalmente
  05|Importación de vehículos especiales para licitación pública
  06|Aviso de exportación temporal
  07|Aviso de traslado de empresas IMMEX, RFE u OEA
  08|Aviso de traslado de autopartes de la franja o región fronteriza
  09|Constancia de importación temporal, retorno o transferencia de contenedores
  10|Constancia de transferencia de mercancías
  11|Autorización de donación al fisco federal
  12|Cuaderno ATA
  13|Listas de intercambio
  14|Permiso de importación temporal
  15|Permiso de importación temporal de casa rodante
  16|Permiso de importación temporal de embarcaciones
  17|Solicitud de donación en emergencias
  18|Aviso de consolidado
  19|Aviso de cruce de mercancías
  20|Otro
`);

/** The states of a product in foreign trade (c_TipoMateria). */
export const MATERIAL_TYPES = entriesOf(`
  01|Materia prima
  02|Materia procesada
  03|Materia terminada (producto terminado)
  04|Materia para la industria manufacturera
  05|Otra
`);

/** The ways of entry or exit (c_CveTransporte). */
export const WAYS = entriesOf(`
  01|Autotransporte
  02|Transporte marítimo
  03|Transporte aéreo
  04|Transporte ferroviario
`);

/** Countries of freight between Mexico and its partners (c_Pais, ISO 3166-1 alpha-3). */
export const COUNTRIES = entriesOf(`
  MEX|México
  USA|Estados Unidos
  CAN|Canadá
  GTM|Guatemala
  BLZ|Belice
  CHN|China
  JPN|Japón
  KOR|Corea del Sur
  DEU|Alemania
  ESP|España
  BRA|Brasil
  COL|Colombia
`);

/** Whether the goods enter or leave Mexico. */
export const DIRECTIONS = entriesOf(`
  Entrada|Entrada a México
  Salida|Salida de México
`);
