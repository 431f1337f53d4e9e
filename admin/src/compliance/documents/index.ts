import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { readLanguage } from '../../core/i18n/language.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier, isNoCarrier } from '../../freight/users/kinds.ts';
import type { CarrierDocument } from './document.ts';
import { es } from './messages.es.ts';
import { DocumentType as enTypes } from '#labels/documents.en';
import { DocumentType as esTypes } from '#labels/documents.es';

const CarrierDocumentsPage = lazyPage(
  async () => (await import('./upload/CarrierDocumentsPage.tsx')).CarrierDocumentsPage,
);

/** The module of carriers' documents: uploaded by the carrier, reviewed by the owner of its network. */
export const documents = {
  name: 'validations',
  icon: FactCheckOutlined,
  list: lazyPage(async () => (await import('./review/ValidationList.tsx')).ValidationList),
  show: lazyPage(async () => (await import('./review/ValidationShow.tsx')).ValidationShow),
  customRoutes: [
    { path: 'carrier/documents', page: CarrierDocumentsPage, isFor: isCarrier },
    { path: 'carriers/:id/documents', page: CarrierDocumentsPage, action: 'show' },
  ],
  menu: [
    {
      places: { internalAdmin: 6 },
      section: { name: 'documents', position: 1 },
      waitingKind: 'review',
      isFor: isNoCarrier,
    },
    {
      path: 'carrier/documents',
      label: 'documents.title',
      icon: DescriptionOutlined,
      places: { carrierAdmin: 4 },
      section: { name: 'documents', position: 1 },
    },
  ],
  pageOf: { documents: () => '/admin/carrier/documents' },
  recordRepresentation: ({ type, carrierName }: CarrierDocument) =>
    `${{ es: esTypes, en: enTypes }[readLanguage()][type]} · ${carrierName}`,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { dayAfter } from './document.ts';
export { readFileAt, save } from './downloadFile.ts';
export { useBlobUrl } from './useBlobUrl.ts';
export { type Proved, ProvedInputs, provedOf } from './review/ProvedInputs.tsx';
export { CarrierWork } from './CarrierWork.tsx';
export { stoppedInWords } from './stoppedInWords.ts';
export { Lacking } from './Lacking.tsx';
export { LackingAlert } from './LackingAlert.tsx';
export { CarrierDocuments } from './upload/CarrierDocuments.tsx';
