import { STATES } from '../../../reference/states.ts';

/** Mexico's 32 states, ISO 3166-2. */
export const mexicanStates = Object.keys(STATES).filter((state) => state.startsWith('MX-'));

/** Mexican states on the border, west to east. */
export const mexicanBorder = ['MX-BCN', 'MX-SON', 'MX-CHH', 'MX-COA', 'MX-NLE', 'MX-TAM'];

/** United States border states, west to east. */
export const americanBorder = ['US-CA', 'US-AZ', 'US-NM', 'US-TX'];

/** The regions of Mexico as dispatchers divide it; a carrier of a region usually serves all its states. */
export const regions: Record<string, string[]> = {
  noreste: ['MX-NLE', 'MX-TAM', 'MX-COA', 'MX-SLP'],
  norte: ['MX-CHH', 'MX-DUR', 'MX-ZAC', 'MX-COA'],
  noroeste: ['MX-BCN', 'MX-BCS', 'MX-SON', 'MX-SIN'],
  occidente: ['MX-JAL', 'MX-NAY', 'MX-COL', 'MX-MIC'],
  bajio: ['MX-GUA', 'MX-QUE', 'MX-AGU', 'MX-SLP', 'MX-JAL'],
  centro: ['MX-CMX', 'MX-MEX', 'MX-HID', 'MX-PUE', 'MX-TLA', 'MX-MOR', 'MX-QUE'],
  golfo: ['MX-VER', 'MX-TAM', 'MX-TAB', 'MX-PUE'],
  sur: ['MX-OAX', 'MX-CHP', 'MX-GRO', 'MX-MOR'],
  sureste: ['MX-YUC', 'MX-CAM', 'MX-ROO', 'MX-TAB', 'MX-CHP'],
};

/** The states of the United States that are usual destinations from each border state. */
export const corridors: Record<string, string[]> = {
  'US-TX': ['US-OK', 'US-AR', 'US-LA', 'US-TN', 'US-MO', 'US-IL', 'US-IN', 'US-MI', 'US-GA'],
  'US-NM': ['US-TX', 'US-CO', 'US-AZ'],
  'US-AZ': ['US-CA', 'US-NV', 'US-UT', 'US-NM'],
  'US-CA': ['US-AZ', 'US-NV', 'US-OR', 'US-WA', 'US-UT'],
};
