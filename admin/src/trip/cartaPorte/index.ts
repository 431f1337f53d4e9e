import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the Carta Porte of loads, with a page of its own below the load. */
export const cartaPorte = {
  name: 'cartaPorte',
  customRoutes: [
    {
      path: 'shipments/:id/carta_porte',
      page: lazyPage(async () => (await import('./CartaPortePage.tsx')).CartaPortePage),
      action: 'show',
    },
  ],
  menu: [],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { useCartaPorteOf } from './useCartaPorte.ts';
export { CartaPorteOf } from './CartaPorteOf.tsx';
