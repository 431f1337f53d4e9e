/** The names of what several fields of a cargo say together, in Spanish. */
export const es = { dimensions: 'Medidas', flags: 'Condiciones' };
