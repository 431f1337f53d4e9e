import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { TranslateFunction } from 'react-admin';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../freight/places/placeText.ts';
import { es } from './messages.es.ts';
import { PASTE_PATH } from './quote.ts';

const QuoteAgain = lazyPage(async () => (await import('./form/QuoteAgain.tsx')).QuoteAgain);
const PasteMessage = lazyPage(async () => (await import('./paste/PasteMessage.tsx')).PasteMessage);

/** The module of quotes, for brokers, shippers and staff. */
export const quotes = {
  name: 'quotes',
  icon: RequestQuoteOutlined,
  list: lazyPage(async () => (await import('./list/QuoteList.tsx')).QuoteList),
  create: lazyPage(async () => (await import('./form/QuoteCreate.tsx')).QuoteCreate),
  edit: lazyPage(async () => (await import('./form/QuoteEdit.tsx')).QuoteEdit),
  show: lazyPage(async () => (await import('./show/QuoteShow.tsx')).QuoteShow),
  customRoutes: [
    { path: 'quotes/:id/requote', page: QuoteAgain, action: 'requote' },
    { path: PASTE_PATH, page: PasteMessage, action: 'readMessage', takesText: true },
  ],
  menu: [
    { places: { internalAdmin: 4, customerAdmin: 3, member: 2 } },
    {
      path: PASTE_PATH,
      label: 'quotes.paste.title',
      icon: ContentPasteOutlined,
      action: 'readMessage',
    },
  ],
  shownResources: ['invitations', 'validations'],
  namedBy: ['quoteId', 'parentId'],
  search: { detail: detailOf },
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

function detailOf(record: Schemas['Quote'], translate: TranslateFunction): string {
  return [laneWithStops(record, translate), record.customerName].filter(Boolean).join(' · ');
}
