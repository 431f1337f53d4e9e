import { entriesOf } from './entries.ts';

/** The vehicle configurations (c_ConfigAutotransporte), each with whether it needs trailers: 1 yes, 0 no, 01 either. */
export const CONFIGURATIONS = entriesOf(`
  VL|Vehículo ligero de carga|01
  C2|Camión unitario de 2 ejes|0
  C3|Camión unitario de 3 ejes|0
  C2R2|Camión de 2 ejes con remolque de 2|1
  C3R2|Camión de 3 ejes con remolque de 2|1
  C2R3|Camión de 2 ejes con remolque de 3|1
  C3R3|Camión de 3 ejes con remolque de 3|1
  T2S1|Tractocamión de 2 ejes con semirremolque de 1|1
  T2S2|Tractocamión de 2 ejes con semirremolque de 2|1
  T2S3|Tractocamión de 2 ejes con semirremolque de 3|1
  T3S1|Tractocamión de 3 ejes con semirremolque de 1|1
  T3S2|Tractocamión de 3 ejes con semirremolque de 2|1
  T3S3|Tractocamión de 3 ejes con semirremolque de 3|1
  T2S1R2|Tractocamión, semirremolque y remolque, 5 ejes|1
  T2S2R2|Tractocamión de 2 ejes, semirremolque y remolque, 6 ejes|1
  T2S1R3|Tractocamión de 2 ejes, semirremolque de 1 y remolque de 3|1
  T3S1R2|Tractocamión de 3 ejes, semirremolque de 1 y remolque de 2|1
  T3S1R3|Tractocamión de 3 ejes, semirremolque de 1 y remolque de 3|1
  T3S2R2|Tractocamión de 3 ejes, semirremolque de 2 y remolque de 2|1
  T3S2R3|Tractocamión de 3 ejes, semirremolque de 2 y remolque de 3|1
  T3S2R4|Tractocamión de 3 ejes, semirremolque de 2 y remolque de 4|1
  T2S2S2|Tractocamión de 2 ejes con dos semirremolques|1
  T3S2S2|Tractocamión de 3 ejes con dos semirremolques de 2|1
  T3S3S2|Tractocamión de 3 ejes con semirremolques de 3 y 2|1
  OTROEVGP|Especializado de carga voluminosa o gran peso|01
  OTROSG|Servicio de grúas|0
  GPLUTA|Grúa de pluma tipo A|0
  GPLUTB|Grúa de pluma tipo B|0
  GPLUTC|Grúa de pluma tipo C|0
  GPLUTD|Grúa de pluma tipo D|0
  GPLATA|Grúa de plataforma tipo A|0
  GPLATB|Grúa de plataforma tipo B|0
  GPLATC|Grúa de plataforma tipo C|0
  GPLATD|Grúa de plataforma tipo D|0
`);

/** The types of trailers (c_SubTipoRem). */
export const TRAILER_TYPES = entriesOf(`
  CTR001|Caballete
  CTR002|Caja
  CTR003|Caja abierta
  CTR004|Caja cerrada
  CTR005|Caja de recolección con cargador frontal
  CTR006|Caja refrigerada
  CTR007|Caja seca
  CTR008|Caja transferencia
  CTR009|Cama baja o cuello de ganso
  CTR010|Chasis portacontenedor
  CTR011|Convencional de chasis
  CTR012|Equipo especial
  CTR013|Estacas
  CTR014|Góndola madrina
  CTR015|Grúa industrial
  CTR016|Grúa
  CTR017|Integral
  CTR018|Jaula
  CTR019|Media redila
  CTR020|Pallet o celdillas
  CTR021|Plataforma
  CTR022|Plataforma con grúa
  CTR023|Plataforma encortinada
  CTR024|Redilas
  CTR025|Refrigerador
  CTR026|Revolvedora
  CTR027|Semicaja
  CTR028|Tanque
  CTR029|Tolva
  CTR031|Volteo
  CTR032|Volteo desmontable
`);
