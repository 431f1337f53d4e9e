import { type Data, type Good, thousandths } from '../data.ts';
import type { Rule } from './types.ts';

/** Words that say nothing of the goods, for which descriptions are refused in practice. */
const GENERIC =
  /^(varios?|mercanc[ií]as?|cargas?|carga general|mercanc[ií]a general|productos?|materiales?|art[ií]culos?|bultos?|general cargo|freight|goods)( (varios|varias|diversos|diversas|general|generales))?$/i;

/** The rules of the commodities: their descriptions, their weights and their number. */
export const GOODS: Rule[] = [
  {
    id: 'weightsAddUp',
    party: 'customer',
    codes: 'CP149',
    text: {
      es: 'El peso bruto total no es la suma de los pesos de las mercancías.',
      en: 'The total gross weight is not the sum of the weights of the commodities.',
    },
    remedy: {
      es: 'Corrija el peso total o el de cada mercancía, en kg.',
      en: 'Correct the total or the weight of each commodity, in kg.',
    },
    broken: ({ customer }) => {
      const total = thousandths(customer.grossWeight);
      const weights = (customer.goods ?? []).map(({ weight }) => thousandths(weight));
      if (total === undefined || weights.includes(undefined)) return [];
      const sum = weights.reduce<number>((subtotal, weight) => subtotal + weight!, 0);
      return sum === total ? [] : ['grossWeight'];
    },
  },
  {
    id: 'goodsCounted',
    party: 'customer',
    codes: 'CP154',
    text: {
      es: 'El número de mercancías no es el de las que están registradas.',
      en: 'The number of commodities is not that of those entered.',
    },
    remedy: {
      es: 'Escriba cuántas mercancías registró, no cuántos bultos.',
      en: 'Enter how many commodities you entered, not how many pieces.',
    },
    broken: ({ customer: { goodsCount, goods } }) =>
      goodsCount && Number(goodsCount) !== (goods ?? []).length ? ['goodsCount'] : [],
  },
  {
    id: 'productExists',
    party: 'customer',
    text: {
      es: 'La clave de producto no está en el catálogo del SAT, o no es vigente en la fecha del embarque.',
      en: "The product key is not in SAT's catalog, or not valid on the day of the load.",
    },
    remedy: {
      es: 'Busque la clave en el catálogo c_ClaveProdServCP.',
      en: 'Look the key up in the catalog c_ClaveProdServCP.',
    },
    broken: (data, keys) =>
      goods(
        data,
        'product',
        ({ product }) =>
          /^\d{8}$/.test(product ?? '') &&
          keys.isLoaded('products') &&
          !keys.find('products', product),
      ),
  },
  {
    id: 'descriptionIsExact',
    party: 'customer',
    isAdvice: true,
    text: {
      es: 'La descripción es demasiado general; es de los rechazos más comunes.',
      en: 'The description is too generic; this is one of the most common refusals.',
    },
    remedy: {
      es: 'Diga qué es: "arneses eléctricos para automóvil", no "mercancía".',
      en: 'Say what it is: "electric harnesses for cars", not "goods".',
    },
    broken: (data) =>
      goods(
        data,
        'description',
        ({ description }) =>
          !!description && (description.trim().length < 6 || GENERIC.test(description.trim())),
      ),
  },
];

/** The paths of a field of the commodities that the test finds broken. */
export function goods(
  { customer }: Data,
  name: keyof Good,
  isBroken: (good: Good) => boolean,
): string[] {
  return (customer.goods ?? []).flatMap((good, index) =>
    isBroken(good) ? [`goods.${index}.${name}`] : [],
  );
}
