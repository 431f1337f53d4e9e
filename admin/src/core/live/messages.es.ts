/** The texts about what others do at the same time, in Spanish. */
export const es = {
  live: {
    changedBy: '%{name} cambió este registro',
    changedBySomebody: 'Alguien más cambió este registro',
    editing: '%{names} está editando |||| %{names} están editando',
    viewing: '%{names} tiene abierto este registro |||| %{names} tienen abierto este registro',
    read: 'Traer los cambios',
  },
};
