import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

const InvitationList = lazyPage(
  async () => (await import('./list/InvitationList.tsx')).InvitationList,
);
const InvitationShow = lazyPage(
  async () => (await import('./show/InvitationShow.tsx')).InvitationShow,
);

/** Quote requests as the invited carrier knows them: seen and answered on a phone. */
export const invitations = {
  name: 'invitations',
  icon: RequestQuoteOutlined,
  customRoutes: [
    { path: 'carrier/quotes', element: createElement(InvitationList) },
    { path: 'carrier/quotes/view', element: createElement(InvitationShow) },
  ],
  recordRepresentation: ({ quoteReference }: { quoteReference: string }) => quoteReference,
  messages,
} satisfies AdminModule;
