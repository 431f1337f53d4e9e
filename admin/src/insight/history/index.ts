import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier, isNoCarrier } from '../../freight/users/kinds.ts';
import { es } from './messages.es.ts';

const HistoryStory = lazyPage(async () => (await import('./HistoryStory.tsx')).HistoryStory);
const HistoryList = lazyPage(async () => (await import('./HistoryList.tsx')).HistoryList);
const CarrierStory = lazyPage(async () => (await import('./HistoryStory.tsx')).CarrierStory);

/** The module of the history of quotes, invitations and loads; carriers have it at other paths. */
export const history = {
  name: 'history',
  icon: HistoryOutlined,
  list: HistoryList,
  isBare: true,
  customRoutes: [
    { path: 'history/:id', page: HistoryStory, action: 'show' },
    { path: 'carrier/history', page: HistoryList, isFor: isCarrier },
    { path: 'carrier/history/view', page: CarrierStory, action: 'show', isFor: isCarrier },
  ],
  menu: [
    { isFor: isNoCarrier },
    {
      path: 'carrier/history',
      places: { carrierAdmin: 3 },
      section: { name: 'operation', position: 6 },
    },
  ],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
