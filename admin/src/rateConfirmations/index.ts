/** What a broker and a carrier agree on for a load, shown on the load's page. */
export { RateConfirmation } from './RateConfirmation.tsx';
export { ToAccept } from './ToAccept.tsx';
