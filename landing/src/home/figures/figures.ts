import { bilingual } from '../../locale.ts';

interface Figure {
  name: keyof (typeof figureMessages)['es'];
  /** MARKETING FIGURE: the claim of the specification's section 1, shown until a measured one is known. */
  claim: string;
  /** The field of the product's own figures that takes its place, what it then says, and what follows the number. */
  measured?: { field: string; says: keyof (typeof figureMessages)['es']; unit?: string };
}

export const figureMessages = bilingual({
  es: {
    title: 'Andén en cifras',
    minutes: 'como máximo para tener tu cotización',
    quotes: 'cotizaciones atendidas',
    carriers: 'transportistas mexicanos',
    states: 'estados de México, de frontera a frontera',
    providers: 'proveedores que filtras por equipo',
    visibility: 'más visibilidad de la carga',
    efficiency: 'más eficiencia en tiempos',
    support: 'soporte, todos los días del año',
    medianMinutes: 'en la mitad de los casos, hasta la primera tarifa',
    activeCarriers: 'transportistas activos en la red',
    servedStates: 'estados donde recogen o entregan',
  },
  en: {
    title: 'Andén in figures',
    minutes: 'at most until you have your quote',
    quotes: 'quotes served',
    carriers: 'Mexican carriers',
    states: 'Mexican states, border to border',
    providers: 'providers, filtered by equipment',
    visibility: 'more load visibility',
    efficiency: 'more time efficiency',
    support: 'support, every day of the year',
    medianMinutes: 'in half of the cases, until the first rate',
    activeCarriers: 'active carriers in the network',
    servedStates: 'states where they pick up or deliver',
  },
});

/** What the company says of itself; where the product measures it, its number is shown in place of the claim. */
export const figures: readonly Figure[] = [
  {
    name: 'minutes',
    claim: '60 min',
    measured: { field: 'medianMinutes', says: 'medianMinutes', unit: ' min' },
  },
  { name: 'quotes', claim: '1,200+', measured: { field: 'quotes', says: 'quotes' } },
  { name: 'carriers', claim: '600+', measured: { field: 'carriers', says: 'activeCarriers' } },
  { name: 'states', claim: '32+', measured: { field: 'states', says: 'servedStates' } },
  { name: 'providers', claim: '200+' },
  { name: 'visibility', claim: '60%+' },
  { name: 'efficiency', claim: '17%+' },
  { name: 'support', claim: '24/7' },
];
