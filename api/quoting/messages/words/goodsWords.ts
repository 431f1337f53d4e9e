import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';
import { FOOD } from './foodWords.ts';
import { METALS } from './metalWords.ts';
import { PRODUCTS } from './productWords.ts';

/** Goods of the trade by their names in both languages; they are read wherever they stand. */
export const GOODS = phraseBook<true>(
  [FOOD, METALS, PRODUCTS].flatMap((names) =>
    names
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => [line.trim(), true] as const),
  ),
);

/** Names of goods that are also other words of messages; they are goods only beside a weight, pieces or a label. */
export const DOUBTFUL_GOODS = wordSet(
  `agua pan sal col te lima papa cal piel pet lead press water tea plant planta placa bolsa torre tabla empaque packaging
    container bottle envase wire tank tanque bag lata pera dulce crema res chile press table mesa caja eje cable
    alcohol plastic waste acido food alimento grano press tool herramienta cristal fibra tractor grua
    can hay vino puerta ventana seat lid die ham label unit malta pure block turkey piso silla blanco general corona motor display clay
    sand gas cargo tapa concreto estructura angulo pollo cerdo pavo nut bolt rail semilla planta lamp bomba libro soy loader lona torno casco guante speaker heater chapa tina insulation cabinet`,
);
