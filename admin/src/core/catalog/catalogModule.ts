import { localName } from '../format/localName.ts';
import type { AdminModule } from '../modules/AdminModule.ts';
import { lazyPage } from '../modules/lazyPage.ts';
import type { CatalogScreens } from './catalogScreens.tsx';

interface Catalog extends Pick<
  AdminModule,
  'name' | 'icon' | 'listPath' | 'menu' | 'namedBy' | 'messages'
> {
  /** Loads the catalog's screens when one of them is visited first. */
  load: () => Promise<CatalogScreens>;
  hasShow?: boolean;
}

/** A catalog as a module of the admin: a list, a form, and a view if it has one, each record by its name in the interface's language. */
export function catalogModule({ load, hasShow, ...module }: Catalog): AdminModule {
  const page = (name: keyof CatalogScreens) => lazyPage(async () => (await load())[name]);
  return {
    ...module,
    list: page('List'),
    create: page('Create'),
    edit: page('Edit'),
    ...(hasShow && { show: page('Show') }),
    recordRepresentation: (record: object) => localName(record),
  };
}
