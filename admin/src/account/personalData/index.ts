import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the data of people without an account, which root finds by their address. */
export const personalData = {
  name: 'personal_data',
  icon: PersonSearchOutlined,
  list: lazyPage(async () => (await import('./PersonalDataPage.tsx')).PersonalDataPage),
  menu: [{ section: { name: 'system', position: 4 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
