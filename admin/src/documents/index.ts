import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { createElement } from 'react';
import { readLanguage } from '../core/i18n/language.ts';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import type { CarrierDocument } from './document.ts';
import { messages } from './messages.ts';
import { typeNames } from './typeNames.ts';

const CarrierDocumentsPage = lazyPage(
  async () => (await import('./upload/CarrierDocumentsPage.tsx')).CarrierDocumentsPage,
);

/** Carriers' documents: handed in by the carrier, reviewed by whoever runs its network. */
export const documents = {
  name: 'validations',
  icon: FactCheckOutlined,
  list: lazyPage(async () => (await import('./review/ValidationList.tsx')).ValidationList),
  show: lazyPage(async () => (await import('./review/ValidationShow.tsx')).ValidationShow),
  customRoutes: [
    { path: 'carrier/documents', element: createElement(CarrierDocumentsPage) },
    { path: 'carriers/:id/documents', element: createElement(CarrierDocumentsPage) },
  ],
  recordRepresentation: ({ type, carrierName }: CarrierDocument) =>
    `${typeNames[readLanguage()][type]} · ${carrierName}`,
  messages,
} satisfies AdminModule;

export { CarrierDocuments } from './upload/CarrierDocuments.tsx';
