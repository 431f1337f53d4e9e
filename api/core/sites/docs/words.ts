import type { Locale } from '../../../shared/words.ts';

/** The words of the frame around the pages of the documentation. */
export const WORDS = {
  es: {
    site: 'API de Andén',
    guide: 'Guía',
    reference: 'Referencia',
    search: 'Buscar',
    found: 'Resultados',
    none: 'Sin resultados',
    skip: 'Ir al contenido',
    next: 'Siguiente',
    contract: 'Contrato (OpenAPI)',
    remedy: 'Solución',
    kinds: { guide: 'Guía', error: 'Error', operation: 'Operación' },
  },
  en: {
    site: 'Andén API',
    guide: 'Guide',
    reference: 'Reference',
    search: 'Search',
    found: 'Results',
    none: 'No results',
    skip: 'Skip to content',
    next: 'Next',
    contract: 'Contract (OpenAPI)',
    remedy: 'Remedy',
    kinds: { guide: 'Guide', error: 'Error', operation: 'Operation' },
  },
} satisfies Record<Locale, object>;
