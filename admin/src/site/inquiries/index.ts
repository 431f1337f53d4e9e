import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { es } from './messages.es.ts';

/** The module of site requests, which come from the forms of the public site. */
export const inquiries = {
  name: 'inquiries',
  icon: MarkEmailUnreadOutlined,
  list: lazyPage(async () => (await import('./InquiryList.tsx')).InquiryList),
  edit: lazyPage(async () => (await import('./InquiryEdit.tsx')).InquiryEdit),
  show: lazyPage(async () => (await import('./InquiryShow.tsx')).InquiryShow),
  menu: [{ section: { name: 'system', position: 1 }, waitingKind: 'inquiries' }],
  search: {
    detail: ({ companyName, folio }: Schemas['Inquiry']) =>
      [folio, companyName].filter(Boolean).join(' · '),
  },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
