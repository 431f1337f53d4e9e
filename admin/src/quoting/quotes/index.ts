import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneText } from '../../freight/places/placeText.ts';
import { es } from './messages.es.ts';

const QuoteAgain = lazyPage(async () => (await import('./form/QuoteAgain.tsx')).QuoteAgain);

/** The module of quotes, for brokers, shippers and staff. */
export const quotes = {
  name: 'quotes',
  icon: RequestQuoteOutlined,
  list: lazyPage(async () => (await import('./list/QuoteList.tsx')).QuoteList),
  create: lazyPage(async () => (await import('./form/QuoteCreate.tsx')).QuoteCreate),
  edit: lazyPage(async () => (await import('./form/QuoteEdit.tsx')).QuoteEdit),
  show: lazyPage(async () => (await import('./show/QuoteShow.tsx')).QuoteShow),
  customRoutes: [{ path: 'quotes/:id/requote', page: QuoteAgain, action: 'requote' }],
  menu: [{ places: { internalAdmin: 4, customerAdmin: 3, member: 2 } }],
  shownResources: ['invitations', 'validations'],
  namedBy: ['quoteId', 'parentId'],
  search: { detail: detailOf },
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

function detailOf(record: Schemas['Quote']): string {
  return [laneText(record), record.customerName].filter(Boolean).join(' · ');
}
