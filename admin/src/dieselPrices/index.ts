import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Diesel prices by date, at /admin/diesel. */
export const dieselPrices = {
  name: 'diesel_prices',
  listPath: 'diesel',
  icon: LocalGasStationOutlined,
  list: lazyPage(async () => (await import('./DieselList.tsx')).DieselList),
  create: lazyPage(async () => (await import('./DieselCreate.tsx')).DieselCreate),
  edit: lazyPage(async () => (await import('./DieselEdit.tsx')).DieselEdit),
  hasImport: true,
  menu: [{ places: { more: 7 } }],
  recordRepresentation: ({ country, date }: { country: string; date: string }) =>
    `${country} ${date}`,
  messages,
} satisfies AdminModule;

export { DieselTabs } from './DieselTabs.tsx';
