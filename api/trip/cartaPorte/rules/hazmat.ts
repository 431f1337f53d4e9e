import { isHazardous } from '../data.ts';
import { goods } from './goods.ts';
import type { Rule } from './types.ts';

const CODES = 'CP155–CP157';

/** The rules of hazmat. */
export const HAZMAT: Rule[] = [
  {
    id: 'hazardKeyOnlyHazmat',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'La mercancía no es material peligroso, pero tiene su clave.',
      en: 'The commodity is not hazmat, but has a hazmat key.',
    },
    remedy: {
      es: 'Marque que es material peligroso, o quite la clave.',
      en: 'Mark it as hazmat, or remove the key.',
    },
    broken: (data) =>
      goods(data, 'hazardKey', ({ hazardous, hazardKey }) => hazardous === false && !!hazardKey),
  },
  {
    id: 'packagingOnlyHazmat',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'La mercancía no es material peligroso, pero tiene la clave de su embalaje.',
      en: 'The commodity is not hazmat, but has the key of its packaging.',
    },
    remedy: {
      es: 'Marque que es material peligroso, o quite el embalaje.',
      en: 'Mark it as hazmat, or remove the packaging.',
    },
    broken: (data) =>
      goods(data, 'packaging', ({ hazardous, packaging }) => hazardous === false && !!packaging),
  },
  {
    id: 'productSaysHazmat',
    party: 'customer',
    codes: CODES,
    text: {
      es: 'El catálogo del SAT dice lo contrario sobre si el producto es peligroso.',
      en: "SAT's catalog says the opposite on whether the product is hazmat.",
    },
    remedy: {
      es: 'Corrija la clave de producto o la marca de material peligroso.',
      en: 'Correct the product key or the hazmat mark.',
    },
    broken: (data, keys) =>
      goods(data, 'hazardous', ({ product, hazardous }) => {
        const trait = keys.find('products', product)?.trait;
        return (trait === '1' && hazardous === false) || (trait === '0' && hazardous === true);
      }),
  },
  {
    id: 'permitForHazmat',
    party: 'carrier',
    isAdvice: true,
    text: {
      es: 'Lleva material peligroso con un permiso que no parece serlo.',
      en: 'It carries hazmat with a permit that does not seem to be for it.',
    },
    remedy: {
      es: 'Confirme que el permiso ampara materiales peligrosos (TPAF03, TPAF07 o TPAF09).',
      en: 'Confirm that the permit covers hazmat (TPAF03, TPAF07 or TPAF09).',
    },
    broken: (data, keys) => {
      const permit = keys.find('permits', data.carrier.permitType);
      return isHazardous(data) && permit && permit.trait !== 'hazmat' ? ['permitType'] : [];
    },
  },
];
