import { BORDER, SIZE, STATES } from '#drawing';

/** The drawing of both countries, without what draws other points. */
export const drawing = { border: BORDER, size: SIZE, states: STATES };
