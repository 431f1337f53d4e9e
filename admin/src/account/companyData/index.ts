import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of all data of a company, which its admin downloads in one file. */
export const companyData = {
  name: 'company_data',
  icon: FolderZipOutlined,
  list: lazyPage(async () => (await import('./CompanyDataPage.tsx')).CompanyDataPage),
  menu: [{ section: { name: 'settings', position: 6 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
