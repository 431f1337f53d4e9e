import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Exchange rates by date, beside the diesel prices. */
export const exchangeRates = {
  name: 'exchange_rates',
  listPath: 'diesel/exchange_rates',
  icon: CurrencyExchangeOutlined,
  list: lazyPage(async () => (await import('./RateList.tsx')).RateList),
  create: lazyPage(async () => (await import('./RateCreate.tsx')).RateCreate),
  edit: lazyPage(async () => (await import('./RateEdit.tsx')).RateEdit),
  menu: [{ places: { more: 7 } }],
  recordRepresentation: ({ date }: { date: string }) => date,
  messages,
} satisfies AdminModule;
