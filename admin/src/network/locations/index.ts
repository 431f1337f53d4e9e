import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { placeText } from '../../freight/places/placeText.ts';
import { ImportForNetwork } from '../../freight/users/importForNetwork.ts';
import { es } from './messages.es.ts';

/** The module of locations, where loads are picked up and delivered. */
export const locations = {
  name: 'locations',
  icon: PlaceOutlined,
  list: lazyPage(async () => (await import('./LocationList.tsx')).LocationList),
  create: lazyPage(async () => (await import('./LocationCreate.tsx')).LocationCreate),
  edit: lazyPage(async () => (await import('./LocationEdit.tsx')).LocationEdit),
  show: lazyPage(async () => (await import('./LocationShow.tsx')).LocationShow),
  hasImport: true,
  importPage: ImportForNetwork,
  menu: [{ places: { member: 1 }, section: { name: 'operation', position: 4 } }],
  search: { detail: placeText },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { LocationQuickCreate } from './LocationQuickCreate.tsx';
