import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { TranslateFunction } from 'react-admin';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier } from '../../freight/users/kinds.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../freight/places/placeText.ts';
import { es } from './messages.es.ts';

const InvitationList = lazyPage(
  async () => (await import('./list/InvitationList.tsx')).InvitationList,
);
const InvitationShow = lazyPage(
  async () => (await import('./show/InvitationShow.tsx')).InvitationShow,
);

/** The module of invitations, for the users of the invited carrier. */
export const invitations = {
  name: 'invitations',
  icon: RequestQuoteOutlined,
  customRoutes: [
    { path: 'carrier/quotes', page: InvitationList, isFor: isCarrier },
    { path: 'carrier/quotes/view', page: InvitationShow, action: 'show', isFor: isCarrier },
  ],
  menu: [
    {
      path: 'carrier/quotes',
      label: 'resources.quotes.name',
      places: { carrierAdmin: 1, carrierMember: 1 },
    },
  ],
  shownResources: ['validations'],
  pageOf: { invitations: (id) => `/admin/carrier/quotes/view?id=${id}` },
  search: { detail: detailOf, isFor: isCarrier },
  recordRepresentation: ({ quoteReference }: { quoteReference: string }) => quoteReference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

function detailOf({ load }: Schemas['Invitation'], translate: TranslateFunction): string {
  return laneWithStops(load, translate);
}
