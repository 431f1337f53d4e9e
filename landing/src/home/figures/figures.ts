import { bilingual, type Locale } from '../../locale.ts';

interface Figure {
  name: keyof (typeof figureMessages)[Locale];
  /** MARKETING FIGURE: the claim of the specification's section 1, shown until the measured one is higher. */
  claim: string;
  /**
   * The measured figure that replaces the claim once it is higher than `above`, always without `above`; its label and
   * its unit.
   */
  measured?: {
    field: string;
    above?: number;
    label: keyof (typeof figureMessages)[Locale];
    unit?: string;
  };
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
    activeCarriers: 'transportistas mexicanos activos en la red',
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
    activeCarriers: 'active Mexican carriers in the network',
  },
});

/** The figures that the company claims, from section 1 of the specification. */
export const figures: readonly Figure[] = [
  {
    name: 'minutes',
    claim: '60 min',
    measured: { field: 'medianMinutes', label: 'medianMinutes', unit: ' min' },
  },
  { name: 'quotes', claim: '1,200+', measured: { field: 'quotes', above: 1200, label: 'quotes' } },
  {
    name: 'carriers',
    claim: '600+',
    measured: { field: 'carriers', above: 600, label: 'activeCarriers' },
  },
  { name: 'states', claim: '32+' },
  { name: 'providers', claim: '200+' },
  { name: 'visibility', claim: '60%+' },
  { name: 'efficiency', claim: '17%+' },
  { name: 'support', claim: '24/7' },
];
