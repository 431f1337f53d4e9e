import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { createElement } from 'react';
import { readLanguage } from '../core/language.ts';
import { lazyPage } from '../core/lazyPage.ts';
import type { Room } from '../core/room.ts';
import type { CarrierDocument } from './document.ts';
import { messages } from './messages.ts';
import { typeNames } from './typeNames.ts';

const CarrierDocumentsPage = lazyPage(
  () => import('./CarrierDocumentsPage.tsx'),
  'CarrierDocumentsPage',
);

/** Carriers' documents: handed in by the carrier, reviewed by whoever runs its network. */
export const documents = {
  name: 'validations',
  icon: FactCheckOutlined,
  list: lazyPage(() => import('./ValidationList.tsx'), 'ValidationList'),
  show: lazyPage(() => import('./ValidationShow.tsx'), 'ValidationShow'),
  customRoutes: [
    { path: 'carrier/documents', element: createElement(CarrierDocumentsPage) },
    { path: 'carriers/:id/documents', element: createElement(CarrierDocumentsPage) },
  ],
  recordRepresentation: ({ type, carrierName }: CarrierDocument) =>
    `${typeNames[readLanguage()][type]} · ${carrierName}`,
  messages,
} satisfies Room;
