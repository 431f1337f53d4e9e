import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { localDate } from '../../core/format/localDate.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of exchange rates, on a tab beside the diesel prices. */
export const exchangeRates = {
  name: 'exchange_rates',
  listPath: 'diesel/exchange_rates',
  icon: CurrencyExchangeOutlined,
  list: lazyPage(async () => (await import('./RateList.tsx')).RateList),
  create: lazyPage(async () => (await import('./RateCreate.tsx')).RateCreate),
  edit: lazyPage(async () => (await import('./RateEdit.tsx')).RateEdit),
  menu: [{}],
  recordRepresentation: ({ date }: { date: string }) => localDate(date),
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
