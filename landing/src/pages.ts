import { Carriers } from './carriers/Carriers.tsx';
import { carriersMeta } from './carriers/meta.ts';
import { Home } from './home/Home.tsx';
import { homeMeta } from './home/meta.ts';
import { linkPages } from './linkPages.ts';
import { MapPage } from './map/MapPage.tsx';
import { mapMeta } from './map/messages.ts';
import { MissingPage } from './missing/MissingPage.tsx';
import { missingMeta } from './missing/messages.ts';
import { NewRoute } from './newRoute/NewRoute.tsx';
import { newRouteMeta } from './newRoute/messages.ts';
import type { Page } from './page.ts';
import { PrivacyNotice } from './privacy/PrivacyNotice.tsx';
import { privacyMeta } from './privacy/meta.ts';
import { RegistrationPage } from './registration/RegistrationPage.tsx';
import { registrationMeta } from './registration/messages.ts';
import { RequestQuote } from './requestQuote/RequestQuote.tsx';
import { requestQuoteMeta } from './requestQuote/messages.ts';
import { SessionPage } from './session/SessionPage.tsx';
import { sessionMeta } from './session/messages.ts';

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
  ...linkPages,
  { path: '/session', meta: sessionMeta, Content: SessionPage, internal: true },
  { path: '/test', meta: mapMeta, Content: MapPage, internal: true },
];

/** The page that the server answers with status 404 for an address that does not exist, in both languages. */
export const missingPage: Page = { path: '/404.html', meta: missingMeta, Content: MissingPage };
