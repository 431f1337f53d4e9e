import type { ComponentType } from 'react';
import { Carriers } from './carriers/Carriers.tsx';
import { carriersMeta } from './carriers/meta.ts';
import { island } from './hydration/island.tsx';
import { Home } from './home/Home.tsx';
import { homeMeta } from './home/meta.ts';
import { AnswerPage } from './links/answer/AnswerPage.tsx';
import { answerMeta } from './links/answer/messages.ts';
import { BorderPage } from './links/border/BorderPage.tsx';
import { borderMeta } from './links/border/messages.ts';
import { ConfirmationPage } from './links/confirmation/ConfirmationPage.tsx';
import { confirmationMeta } from './links/confirmation/messages.ts';
import { documentMeta } from './links/document/messages.ts';
import { DocumentPage } from './links/document/DocumentPage.tsx';
import { movesMeta } from './links/moves/messages.ts';
import { MovesPage } from './links/moves/MovesPage.tsx';
import { CartaPortePage } from './links/cartaPorte/CartaPortePage.tsx';
import { cartaPorteMeta } from './links/cartaPorte/messages.ts';
import { EvidencePage } from './links/evidence/EvidencePage.tsx';
import { evidenceMeta } from './links/evidence/messages.ts';
import { packetMeta } from './links/packet/messages.ts';
import { PacketPage } from './links/packet/PacketPage.tsx';
import { priceMeta } from './links/price/messages.ts';
import { PricePage } from './links/price/PricePage.tsx';
import type { Locale, Localized } from './locale.ts';
import { trackingMeta } from './links/tracking/messages.ts';
import { TrackingPage } from './links/tracking/TrackingPage.tsx';
import { MapPage } from './map/MapPage.tsx';
import { mapMeta } from './map/messages.ts';
import { MissingPage } from './missing/MissingPage.tsx';
import { missingMeta } from './missing/messages.ts';
import { NewRoute } from './newRoute/NewRoute.tsx';
import { newRouteMeta } from './newRoute/messages.ts';
import { PrivacyNotice } from './privacy/PrivacyNotice.tsx';
import { privacyMeta } from './privacy/meta.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { registrationMeta } from './registration/messages.ts';
import { RequestQuote } from './requestQuote/RequestQuote.tsx';
import { requestQuoteMeta } from './requestQuote/messages.ts';
import { SessionPage } from './session/SessionPage.tsx';
import { sessionMeta } from './session/messages.ts';

/** One public page: its path without the language, its title and description, its content, and its scripts. */
export interface Page {
  path: string;
  meta: Record<Locale, PageMeta>;
  Content: ComponentType<Localized>;
  modules?: Module[];
  /** A page for development: it is not in the sitemap, and a production server answers 404. */
  internal?: boolean;
  /** A page that a public link opens: it is not in the sitemap. */
  isLink?: boolean;
}

/** The file name of a module script. */
export type Module =
  | 'contactUs'
  | 'requestQuote'
  | 'newRoute'
  | 'registration'
  | 'measured'
  | 'prices'
  | 'answer'
  | 'price'
  | 'confirmation'
  | 'document'
  | 'evidence'
  | 'packet'
  | 'moves'
  | 'cartaPorte'
  | 'border'
  | 'tracking';

export interface PageMeta {
  title: string;
  description: string;
}

/** The pages of the site in both languages. */
export const pages: readonly Page[] = [
  { path: '/', meta: homeMeta, Content: Home, modules: ['contactUs', 'measured', 'prices'] },
  { path: '/carriers', meta: carriersMeta, Content: Carriers, modules: ['contactUs', 'measured'] },
  {
    path: '/request_quote',
    meta: requestQuoteMeta,
    Content: RequestQuote,
    modules: ['requestQuote'],
  },
  { path: '/form', meta: registrationMeta, Content: RegistrationPage, modules: ['registration'] },
  { path: '/new_route', meta: newRouteMeta, Content: NewRoute, modules: ['newRoute'] },
  { path: '/notice_of_privacy', meta: privacyMeta, Content: PrivacyNotice },
  {
    path: '/answer',
    meta: answerMeta,
    Content: island('answer', AnswerPage),
    modules: ['answer'],
    isLink: true,
  },
  {
    path: '/price',
    meta: priceMeta,
    Content: island('price', PricePage),
    modules: ['price'],
    isLink: true,
  },
  {
    path: '/moves',
    meta: movesMeta,
    Content: island('moves', MovesPage),
    modules: ['moves'],
    isLink: true,
  },
  {
    path: '/confirmation',
    meta: confirmationMeta,
    Content: island('confirmation', ConfirmationPage),
    modules: ['confirmation'],
    isLink: true,
  },
  {
    path: '/document',
    meta: documentMeta,
    Content: island('document', DocumentPage),
    modules: ['document'],
    isLink: true,
  },
  {
    path: '/proof_documents',
    meta: evidenceMeta,
    Content: island('evidence', EvidencePage),
    modules: ['evidence'],
    isLink: true,
  },
  {
    path: '/tracking',
    meta: trackingMeta,
    Content: island('tracking', TrackingPage),
    modules: ['tracking'],
    isLink: true,
  },
  {
    path: '/packet',
    meta: packetMeta,
    Content: island('packet', PacketPage),
    modules: ['packet'],
    isLink: true,
  },
  {
    path: '/carta_porte',
    meta: cartaPorteMeta,
    Content: island('cartaPorte', CartaPortePage),
    modules: ['cartaPorte'],
    isLink: true,
  },
  {
    path: '/border',
    meta: borderMeta,
    Content: island('border', BorderPage),
    modules: ['border'],
    isLink: true,
  },
  { path: '/session', meta: sessionMeta, Content: SessionPage, internal: true },
  { path: '/test', meta: mapMeta, Content: MapPage, internal: true },
];

/** The page that the server answers with status 404 for an address that does not exist, in both languages. */
export const missingPage: Page = { path: '/404.html', meta: missingMeta, Content: MissingPage };
