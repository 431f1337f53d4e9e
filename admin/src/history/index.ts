import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

const HistoryStory = lazyPage(async () => (await import('./HistoryStory.tsx')).HistoryStory);
const HistoryList = lazyPage(async () => (await import('./HistoryList.tsx')).HistoryList);
const CarrierStory = lazyPage(async () => (await import('./HistoryStory.tsx')).CarrierStory);

/** What happened to quotes, invitations and loads, as a story; a carrier's own at paths of its own. */
export const history = {
  name: 'history',
  icon: HistoryOutlined,
  list: HistoryList,
  isBare: true,
  customRoutes: [
    { path: 'history/:id', element: createElement(HistoryStory) },
    { path: 'carrier/history', element: createElement(HistoryList) },
    { path: 'carrier/history/view', element: createElement(CarrierStory) },
  ],
  messages,
} satisfies AdminModule;
