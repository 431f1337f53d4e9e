import DomainOutlined from '@mui/icons-material/DomainOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { es } from './messages.es.ts';

/** The module of companies, which are shown as customers. */
export const companies = {
  name: 'companies',
  icon: DomainOutlined,
  list: lazyPage(async () => (await import('./CompanyList.tsx')).CompanyList),
  create: lazyPage(async () => (await import('./CompanyCreate.tsx')).CompanyCreate),
  edit: lazyPage(async () => (await import('./CompanyEdit.tsx')).CompanyEdit),
  show: lazyPage(async () => (await import('./CompanyShow.tsx')).CompanyShow),
  menu: [
    { places: { internalAdmin: 1, customerAdmin: 1 }, section: { name: 'directory', position: 1 } },
  ],
  namedBy: ['companyId', 'customerId', 'ownerCompanyId'],
  search: {
    detail: ({ comercialName, rfc }: Schemas['Company']) =>
      [comercialName, rfc].filter(Boolean).join(' · '),
  },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { CompanyQuickCreate } from './CompanyQuickCreate.tsx';
