import DomainOutlined from '@mui/icons-material/DomainOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Companies, shown as customers, as the admin knows them. */
export const companies = {
  name: 'companies',
  icon: DomainOutlined,
  list: lazyPage(() => import('./CompanyList.tsx'), 'CompanyList'),
  create: lazyPage(() => import('./CompanyCreate.tsx'), 'CompanyCreate'),
  edit: lazyPage(() => import('./CompanyEdit.tsx'), 'CompanyEdit'),
  show: lazyPage(() => import('./CompanyShow.tsx'), 'CompanyShow'),
  recordRepresentation: ({ name }: { name: string }) => name,
  messages,
} satisfies AdminModule;

export { CompanyQuickCreate } from './CompanyQuickCreate.tsx';
