import { entriesOf } from './entries.ts';

/** The units of goods that freight uses most (c_ClaveUnidad). */
export const UNITS = entriesOf(`
  H87|Pieza
  KGM|Kilogramo
  TNE|Tonelada
  LTR|Litro
  MTQ|Metro cúbico
  XBX|Caja
  XPK|Paquete
  XPX|Pallet
  X8A|Pallet de madera
  XAG|Pallet empaquetado
  XCT|Cartón
  XCR|Cajón
  XBG|Bolsa
  XSA|Saco
  XDR|Tambor
  XBJ|Cubeta
  XRO|Rollo
  XKI|Kit (conjunto de piezas)
  XNE|Sin empaque
  XUN|Unidad
  XVL|Contenedor para líquidos a granel
  XVR|Contenedor para sólidos granulares
`);

/** The unit of the gross weight (c_ClaveUnidadPeso): the weights of the goods are in kilograms. */
export const WEIGHT_UNITS = entriesOf('KGM|Kilogramo');

/** The packaging of dangerous goods (c_TipoEmbalaje). */
export const PACKAGING = entriesOf(`
  1A1|Tambor de acero de tapa no desmontable
  1A2|Tambor de acero de tapa desmontable
  1B1|Tambor de aluminio de tapa no desmontable
  1B2|Tambor de aluminio de tapa desmontable
  1D|Tambor de madera contrachapada
  1G|Tambor de cartón
  1H1|Tambor de plástico de tapa no desmontable
  1H2|Tambor de plástico de tapa desmontable
  3A1|Porrón de acero de tapa no desmontable
  3A2|Porrón de acero de tapa desmontable
  3H1|Porrón de plástico de tapa no desmontable
  3H2|Porrón de plástico de tapa desmontable
  4A|Caja de acero
  4B|Caja de aluminio
  4C1|Caja de madera natural
  4D|Caja de madera contrachapada
  4G|Caja de cartón
  4H1|Caja de plástico expandido
  4H2|Caja de plástico rígido
  5H1|Saco de tejido de plástico sin forro
  5H3|Saco de tejido de plástico resistente al agua
  5H4|Saco de película de plástico
  5L1|Saco de tela sin forro
  5M1|Saco de papel de varias hojas
  6HA1|Recipiente de plástico en tambor de acero
  6HG2|Recipiente de plástico en caja de cartón
  6PG2|Recipiente de vidrio en caja de cartón
  7H1|Bulto de plástico
  7L1|Bulto de tela
  Z01|No aplica
`);

/** Dangerous goods that trucks carry most, by UN number (c_MaterialPeligroso). */
export const HAZARDS = entriesOf(`
  1005|Amoniaco anhidro|2.3
  1017|Cloro|2.3
  1072|Oxígeno comprimido|2.2
  1075|Gases de petróleo licuados|2.1
  1090|Acetona|3
  1133|Adhesivos con líquidos inflamables|3
  1170|Etanol|3
  1202|Diésel|3
  1203|Gasolina|3
  1219|Isopropanol|3
  1263|Pinturas|3
  1760|Líquido corrosivo, N.E.P.|8
  1789|Ácido clorhídrico|8
  1791|Hipocloritos en solución|8
  1805|Ácido fosfórico en solución|8
  1824|Hidróxido de sodio en solución|8
  1830|Ácido sulfúrico|8
  1866|Resina en solución, inflamable|3
  1950|Aerosoles|2
  1977|Nitrógeno líquido refrigerado|2.2
  1978|Propano|2.1
  1993|Líquido inflamable, N.E.P.|3
  2031|Ácido nítrico|8
  2794|Acumuladores de electrolito ácido|8
  3077|Sustancia sólida peligrosa para el medio ambiente, N.E.P.|9
  3082|Sustancia líquida peligrosa para el medio ambiente, N.E.P.|9
  3480|Baterías de ion litio|9
  3481|Baterías de ion litio en un equipo|9
`);
