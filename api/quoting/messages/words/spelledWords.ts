/** Words of at least eight letters that are read even where one letter of them is wrong. */
export const SPELLED_WORDS: readonly string[] = [
  ...'monterrey guadalajara queretaro aguascalientes hermosillo chihuahua irapuato matamoros'.split(
    ' ',
  ),
  ...'manzanillo altamira villahermosa saltillo refrigerada refrigerado plataforma contenedor'.split(
    ' ',
  ),
  ...'portacontenedor tractocamion camioneta cotizame'.split(' '),
];

/** Other words that are near to one of them. */
export const REAL_WORDS = new Set(
  'manzanilla refrigerador refrigerados refrigerante contenido camionetas plataformas contener cotizamo cotizarme'.split(
    ' ',
  ),
);
