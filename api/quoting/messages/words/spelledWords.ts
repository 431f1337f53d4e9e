/** Words as they are typed in chats, and abbreviations, by the words that they stand for. */
export const CHAT_WORDS: Readonly<Record<string, string>> = {
  kiero: 'quiero',
  kisiera: 'quiero',
  nesesito: 'necesito',
  nececito: 'necesito',
  nesecito: 'necesito',
  kotizar: 'cotizar',
  cotisar: 'cotizar',
  kotiza: 'cotiza',
  kotizame: 'cotizame',
  cotisame: 'cotizame',
  seka: 'seca',
  sca: 'seca',
  cja: 'caja',
  kaja: 'caja',
  plataf: 'plataforma',
  refrig: 'refri',
};

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
