import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { KeptScreens } from './keptScreens.tsx';

interface KeptModule extends Pick<AdminModule, 'name' | 'icon' | 'search' | 'messages'> {
  /** Loads the screens when one of them is visited first. */
  load: () => Promise<KeptScreens>;
  /** The message key of its text in the side navigation, if not the plural name of its records. */
  menuLabel?: string;
}

/** Records that carriers keep as a module of the admin: a list, a form and a view, each record by its name. */
export function keptModule({ load, menuLabel, ...module }: KeptModule): AdminModule {
  const page = (screen: keyof KeptScreens) => lazyPage(async () => (await load())[screen]);
  return {
    ...module,
    list: page('List'),
    create: page('Create'),
    edit: page('Edit'),
    show: page('Show'),
    menu: [{ ...(menuLabel && { menuLabel }), section: { name: 'directory', position: 4 } }],
    recordRepresentation: ({ name }: { name: string }) => name,
  };
}
