import { ACCOUNT_ACTIONS } from './account.ts';
import { CARRIER_ACTIONS } from './carriers.ts';
import { GENERAL_ACTIONS } from './general.ts';
import { PROGRAM_ACTIONS } from './programs.ts';
import { QUOTE_ACTIONS } from './quotes.ts';
import { SHIPMENT_ACTIONS } from './shipments.ts';
import { SITE_ACTIONS } from './site.ts';
import { TRIP_FILE_ACTIONS } from './tripFile.ts';
import type { Actions } from './types.ts';

/** Descriptions of the calls that are not one of the usual ones with a kind of record. */
export const ACTIONS: Actions = {
  ...ACCOUNT_ACTIONS,
  ...CARRIER_ACTIONS,
  ...GENERAL_ACTIONS,
  ...PROGRAM_ACTIONS,
  ...QUOTE_ACTIONS,
  ...SHIPMENT_ACTIONS,
  ...SITE_ACTIONS,
  ...TRIP_FILE_ACTIONS,
};
