import { expect } from 'chai';
import { readMessage } from '../readMessage.ts';
import type { LoadReading } from '../Reading.ts';
import { context } from './tradeContext.ts';

const WHOLE = 'Apodaca > pickup General Escobedo > delivery León > Silao';

const EXAMPLES: Record<string, string[]> = {
  'recoge en Apodaca y General Escobedo, entrega en León y Silao, caja seca 53': [WHOLE],
  'Dry van 53, pick up at Apodaca and General Escobedo, deliver to León and Silao': [WHOLE],
  'caja seca 53 de Apodaca a Silao con reparto en León': ['Apodaca > delivery León > Silao'],
  'caja seca 53 de Apodaca a Silao con parada en León': ['Apodaca > ? León > Silao'],
  'caja seca 53 Apodaca–León–Silao': ['Apodaca > ? León > Silao'],
  'caja seca 53 Apodaca-León-Celaya-Silao': ['Apodaca > ? León > ? Celaya > Silao'],
  'entrega en León, Silao y Celaya, recoge en Apodaca': [
    'Apodaca > delivery León > delivery Silao > Celaya',
  ],
  'recoge en Apodaca, entrega en León o Silao': ['Apodaca > León | Silao'],
  'caja seca 53 de Apodaca a León y Silao': ['Apodaca > León | Silao'],
  '2 cajas secas 53, recoge en Apodaca, entrega en León y Silao': ['Apodaca > León | Silao'],
  'Apodaca - Laredo - Dallas, caja seca 53': ['Apodaca > Laredo | Dallas'],
  'Apodaca-León / Monterrey-Silao caja seca 53': ['Apodaca > León', 'Monterrey > Silao'],
};

describe('The stops of a message', () => {
  for (const [text, ways] of Object.entries(EXAMPLES))
    it(`are read: ${text}`, () => {
      expect(readMessage(text, context).loads.map(wayOf)).to.deep.equal(ways);
    });
});

function wayOf({ origin, destination, stops }: LoadReading): string {
  const between = stops.map((stop) => `${stop.kind ?? '?'} ${citiesOf(stop)}`);
  return [citiesOf(origin), ...between, citiesOf(destination)].join(' > ');
}

function citiesOf(reading: LoadReading['origin']): string {
  const { value, choices = [] } = reading ?? {};
  return [...(value ? [value] : []), ...choices].map(({ city }) => city).join(' | ');
}
