import { accessorials } from './accessorials/index.ts';
import { arrivals } from './arrivals/index.ts';
import { carriers } from './carriers/index.ts';
import { bankAccounts } from './bankAccounts/index.ts';
import { border } from './border/index.ts';
import { bridges } from './bridges/index.ts';
import { bridgeWaits } from './bridgeWaits/index.ts';
import { cartaPorte } from './cartaPorte/index.ts';
import { claims } from './claims/index.ts';
import { comodities } from './comodities/index.ts';
import { companies } from './companies/index.ts';
import { companyData } from './companyData/index.ts';
import { consents } from './consents/index.ts';
import { contacts } from './contacts/index.ts';
import { contactTypes } from './contactTypes/index.ts';
import { crossings } from './crossings/index.ts';
import type { AdminModule } from './core/modules/AdminModule.ts';
import { dieselPrices } from './dieselPrices/index.ts';
import { satKeys } from './satKeys/index.ts';
import { documents } from './documents/index.ts';
import { evidence } from './evidence/index.ts';
import { equipments } from './equipments/index.ts';
import { exchangeRates } from './exchangeRates/index.ts';
import { failedJobs } from './failedJobs/index.ts';
import { history } from './history/index.ts';
import { imports } from './imports/index.ts';
import { incidents } from './incidents/index.ts';
import { inquiries } from './inquiries/index.ts';
import { invitations } from './invitations/index.ts';
import { keys } from './keys/index.ts';
import { webhooks } from './webhooks/index.ts';
import { legs } from './legs/index.ts';
import { locations } from './locations/index.ts';
import { map } from './map/index.ts';
import { home } from './home/index.ts';
import { radar } from './radar/index.ts';
import { results } from './results/index.ts';
import { notifications } from './notifications/index.ts';
import { packagings } from './packagings/index.ts';
import { personalData } from './personalData/index.ts';
import { operators } from './operators/index.ts';
import { plans } from './plans/index.ts';
import { quotes } from './quotes/index.ts';
import { rateConfirmations } from './rateConfirmations/index.ts';
import { routes } from './routes/index.ts';
import { securityLog } from './securityLog/index.ts';
import { settlements } from './settlements/index.ts';
import { shipments } from './shipments/index.ts';
import { tracking } from './tracking/index.ts';
import { users } from './users/index.ts';
import { vehicles } from './vehicles/index.ts';

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
