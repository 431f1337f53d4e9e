import { accessorials } from './trip/accessorials/index.ts';
import { arrivals } from './trip/arrivals/index.ts';
import { carriers } from './network/carriers/index.ts';
import { bankAccounts } from './trip/bankAccounts/index.ts';
import { border } from './trip/border/index.ts';
import { bridges } from './catalogs/bridges/index.ts';
import { bridgeWaits } from './trip/bridgeWaits/index.ts';
import { cartaPorte } from './trip/cartaPorte/index.ts';
import { claims } from './compliance/claims/index.ts';
import { comodities } from './catalogs/comodities/index.ts';
import { companies } from './network/companies/index.ts';
import { companyData } from './account/companyData/index.ts';
import { consents } from './compliance/consents/index.ts';
import { contacts } from './network/contacts/index.ts';
import { contactTypes } from './catalogs/contactTypes/index.ts';
import { crossings } from './trip/crossings/index.ts';
import type { AdminModule } from './core/modules/AdminModule.ts';
import { dieselPrices } from './catalogs/dieselPrices/index.ts';
import { satKeys } from './catalogs/satKeys/index.ts';
import { documents } from './compliance/documents/index.ts';
import { evidence } from './trip/evidence/index.ts';
import { equipments } from './catalogs/equipments/index.ts';
import { exchangeRates } from './catalogs/exchangeRates/index.ts';
import { failedJobs } from './platform/failedJobs/index.ts';
import { history } from './insight/history/index.ts';
import { imports } from './platform/imports/index.ts';
import { incidents } from './catalogs/incidents/index.ts';
import { inquiries } from './site/inquiries/index.ts';
import { invitations } from './quoting/invitations/index.ts';
import { keys } from './platform/keys/index.ts';
import { webhooks } from './platform/webhooks/index.ts';
import { legs } from './trip/legs/index.ts';
import { locations } from './network/locations/index.ts';
import { map } from './insight/map/index.ts';
import { home } from './insight/home/index.ts';
import { radar } from './compliance/radar/index.ts';
import { results } from './insight/results/index.ts';
import { notifications } from './platform/notifications/index.ts';
import { packagings } from './catalogs/packagings/index.ts';
import { personalData } from './account/personalData/index.ts';
import { operators } from './network/operators/index.ts';
import { plans } from './site/plans/index.ts';
import { quotes } from './quoting/quotes/index.ts';
import { rateConfirmations } from './trip/rateConfirmations/index.ts';
import { routes } from './quoting/routes/index.ts';
import { securityLog } from './platform/securityLog/index.ts';
import { settlements } from './trip/settlements/index.ts';
import { shipments } from './trip/shipments/index.ts';
import { tracking } from './trip/tracking/index.ts';
import { users } from './platform/users/index.ts';
import { vehicles } from './network/vehicles/index.ts';

/** All modules; a new one is added here. */
export const modules: AdminModule[] = [
  companies,
  carriers,
  routes,
  quotes,
  invitations,
  users,
  vehicles,
  operators,
  documents,
  shipments,
  rateConfirmations,
  legs,
  crossings,
  arrivals,
  border,
  bridgeWaits,
  cartaPorte,
  evidence,
  accessorials,
  settlements,
  tracking,
  locations,
  contacts,
  history,
  map,
  results,
  home,
  radar,
  consents,
  bankAccounts,
  claims,
  imports,
  dieselPrices,
  exchangeRates,
  notifications,
  inquiries,
  failedJobs,
  securityLog,
  personalData,
  keys,
  webhooks,
  companyData,
  plans,
  comodities,
  equipments,
  packagings,
  contactTypes,
  incidents,
  bridges,
  satKeys,
];
