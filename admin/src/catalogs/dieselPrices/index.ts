import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import { localCountry, localDate } from '../../core/format/localDate.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of diesel prices, with its list at /admin/diesel. */
export const dieselPrices = {
  name: 'diesel_prices',
  listPath: 'diesel',
  icon: LocalGasStationOutlined,
  list: lazyPage(async () => (await import('./DieselList.tsx')).DieselList),
  create: lazyPage(async () => (await import('./DieselCreate.tsx')).DieselCreate),
  edit: lazyPage(async () => (await import('./DieselEdit.tsx')).DieselEdit),
  hasImport: true,
  menu: [{ label: 'diesel.menu', section: { name: 'money', position: 3 } }],
  recordRepresentation: ({ country, date }: { country: string; date: string }) =>
    `${localCountry(country)}, ${localDate(date)}`,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { DieselTabs } from './DieselTabs.tsx';
