/** First two digits of each Mexican state's postal codes, first and last. */
export const mexicanPostalCodes: Record<string, [first: number, last: number]> = {
  'MX-AGU': [20, 20],
  'MX-BCN': [21, 22],
  'MX-BCS': [23, 23],
  'MX-CAM': [24, 24],
  'MX-CHH': [31, 33],
  'MX-CHP': [29, 30],
  'MX-CMX': [0, 16],
  'MX-COA': [25, 27],
  'MX-COL': [28, 28],
  'MX-DUR': [34, 35],
  'MX-GRO': [39, 41],
  'MX-GUA': [36, 38],
  'MX-HID': [42, 43],
  'MX-JAL': [44, 49],
  'MX-MEX': [50, 57],
  'MX-MIC': [58, 61],
  'MX-MOR': [62, 62],
  'MX-NAY': [63, 63],
  'MX-NLE': [64, 67],
  'MX-OAX': [68, 71],
  'MX-PUE': [72, 75],
  'MX-QUE': [76, 76],
  'MX-ROO': [77, 77],
  'MX-SIN': [80, 82],
  'MX-SLP': [78, 79],
  'MX-SON': [83, 85],
  'MX-TAB': [86, 86],
  'MX-TAM': [87, 89],
  'MX-TLA': [90, 90],
  'MX-VER': [91, 96],
  'MX-YUC': [97, 97],
  'MX-ZAC': [98, 99],
};

/** Mexican states on the border, west to east. */
export const mexicanBorder = ['MX-BCN', 'MX-SON', 'MX-CHH', 'MX-COA', 'MX-NLE', 'MX-TAM'];

/** United States border states, west to east. */
export const americanBorder = ['US-CA', 'US-AZ', 'US-NM', 'US-TX'];

/** Mexico as dispatchers divide it; a carrier of a region usually runs all of it. */
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

/** United States corridors fed from each border state. */
export const corridors: Record<string, string[]> = {
  'US-TX': ['US-OK', 'US-AR', 'US-LA', 'US-TN', 'US-MO', 'US-IL', 'US-IN', 'US-MI', 'US-GA'],
  'US-NM': ['US-TX', 'US-CO', 'US-AZ'],
  'US-AZ': ['US-CA', 'US-NV', 'US-UT', 'US-NM'],
  'US-CA': ['US-AZ', 'US-NV', 'US-OR', 'US-WA', 'US-UT'],
};
