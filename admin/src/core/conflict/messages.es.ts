/** The texts of conflicting saves in Spanish. */
export const es = {
  conflict: {
    title: 'Alguien más guardó cambios mientras usted editaba',
    safe: 'Lo que escribió sigue aquí; todavía no se guarda.',
    meanwhile: 'Qué cambió mientras tanto',
    fields: 'Campos que cambiaron los dos',
    none: 'Sus cambios son en otros campos: pueden guardarse juntos.',
    mine: 'Sus cambios',
    theirs: 'Lo guardado',
    edit: 'Seguir editando',
    takeTheirs: 'Usar lo guardado',
    keepMine: 'Guardar mis cambios',
    keepBoth: 'Guardar',
    merged: 'El formulario ya incluye lo que se guardó. Sus cambios aún no se guardan',
    taken: 'El formulario muestra lo guardado',
  },
};
