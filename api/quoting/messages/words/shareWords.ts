import { wordSet } from '../text/tokens.ts';

/** Words for one load of several. */
export const SHARE_WORDS = wordSet('otra otro another other');

/** Words between the number of loads and their day. */
export const BESIDE_SHARES = wordSet(
  `on for para pal pa el la los las de del one sale salen cargan carga pick up picking loading load loads van va viaje viajes
    unidad unidades caja cajas truck trucks trailer embarque embarques : - seria serian`,
);

/** Words and signs between the loads of one day and those of the next, with the hour of the first. */
export const SHARE_SIGNS = wordSet(
  'y and another other otra otro mas plus a the la las el at am pm hr hrs hora horas then luego , ; : & +',
);
