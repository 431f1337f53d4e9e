import { bilingual } from '../../locale.ts';

/**
 * MARKETING FIGURES: claims of the specification's section 1, not measured by the product.
 * Those that the product can measure are replaced by measured ones when it publishes them.
 */
export const figures = [
  { name: 'minutes', value: '60 min' },
  { name: 'quotes', value: '1,200+' },
  { name: 'carriers', value: '600+' },
  { name: 'states', value: '32+' },
  { name: 'providers', value: '200+' },
  { name: 'visibility', value: '60%+' },
  { name: 'efficiency', value: '17%+' },
  { name: 'support', value: '24/7' },
] as const;

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
  },
});
