import RadarOutlined from '@mui/icons-material/RadarOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the radar: the carriers whose documents are missing or expire soon. */
export const radar = {
  name: 'radar',
  icon: RadarOutlined,
  list: lazyPage(async () => (await import('./RadarList.tsx')).RadarList),
  menu: [{ menuLabel: 'radar.menu', section: { name: 'documents', position: 2 } }],
  shownResources: ['validations', 'carriers', 'invitations', 'shipments'],
  recordRepresentation: ({ carrierName }: { carrierName: string }) => carrierName,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
