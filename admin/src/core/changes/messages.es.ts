import { ChangeAction } from '#labels/contract.es';

/** The texts of the changes of a record in Spanish. */
export const es = {
  changes: {
    title: 'Bitácora',
    fields: 'Cambios en los datos',
    empty: 'Aún no hay cambios registrados.',
    failed: 'No se pudo mostrar la bitácora. Intente de nuevo.',
    more: 'Ver anteriores',
    system: 'Andén',
    byKey: 'Llave «%{name}»',
    action: ChangeAction,
    from: 'Antes: ',
    to: 'Ahora: ',
    added: 'Se agregó: ',
    removed: 'Se quitó: ',
    unknown: 'otro registro',
  },
};
