import { createServerClock } from '#clock';

/** The server's clock, learned from every answer of the API. */
export const serverClock = createServerClock();
