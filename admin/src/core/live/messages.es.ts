/** The texts about what others do at the same time, in Spanish. */
export const es = {
  live: {
    changedBy: '%{name} cambió este registro',
    changedBySomebody: 'Alguien más cambió este registro',
    read: 'Traer los cambios',
  },
};
