import { phraseBook } from '../text/phraseBook.ts';
import { wordSet } from '../text/tokens.ts';
import { FILLERS, PREPOSITIONS, STOP_WORDS } from './cueWords.ts';

/** Whether a word only joins or introduces what was read: "de", "recolección", "necesito". */
export function isSmall(word: string): boolean {
  return (
    SMALL.has(word) ||
    FILLERS.has(word) ||
    Object.hasOwn(PREPOSITIONS, word) ||
    (STOP_WORDS.has(word) && word !== 'part')
  );
}

const WEEKDAYS =
  'lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday sunday';

/** Greetings that name the day of the message. */
export const GREETINGS = phraseBook<true>(
  WEEKDAYS.split(' ').map((day) => [
    ['buen', 'bonito', 'feliz', 'excelente', 'lindo', 'happy', 'good']
      .map((word) => `${word} ${day}`)
      .join('|'),
    true,
  ]),
);

const SMALL = wordSet(
  `necesito necesitamos ocupo ocupamos requiero requerimos hola buenos buenas buen dia dias tardes noches favor por
    cotizar cotizacion cotizame precio me nos pueden puedes podrian y e o con un una and or with of need we i please
    hi hello quote can you a an have equipo peso fecha cliente mercancia producto origen destino equipment weight
    commodity customer target tarifa rate ref po orden hora horario gracias thanks es is are salen tengo tenemos
    good morning afternoon team looking gracias saludos`,
);
