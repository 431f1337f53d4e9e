import { CartaPorteParty } from '#labels/cartaPorte.es';

/** The texts of the Carta Porte in Spanish. */
export const es = {
  resources: { cartaPorte: { name: 'Carta Porte |||| Carta Porte' } },
  cartaPorte: {
    title: 'Carta Porte',
    of: 'Carta Porte del embarque %{reference}',
    open: 'Abrir Carta Porte',
    back: 'Volver al embarque',
    failed: 'No se pudo mostrar la Carta Porte. Actualice la página.',
    state: 'Avance',
    parties: CartaPorteParty,
    progress: 'Datos: %{done} de %{total}',
    savedAt: 'Guardada el %{at}',
    unsaved: 'Llenada con lo que se sabe; nadie la ha guardado',
    neverSaved: 'Nadie la guardó',
    missing: 'Qué falta',
    complete: 'No falta nada: las dos partes están completas.',
    advice: 'Consejo',
    unchecked: 'Lo que no se puede revisar sin el SAT',
    closed:
      'Se llena mientras el embarque está abierto; la parte del transportista, cuando está asignado.',
    shared:
      'La parte del cliente es la de todo el embarque (%{reference}): se cambia ahí y llega a sus tramos, menos a los ya recorridos. Aquí se llenan las entregas entre tramos.',
    openWhole: 'Abrir la del embarque',
    choose: 'Sin elegir',
    remove: 'Quitar',
    states: {
      saving: 'Guardando…',
      saved: 'Guardado',
      merged: 'Guardado junto con lo que otra persona cambió',
      failed: 'No se guardó; cambie un dato para intentar de nuevo',
    },
    conflict: {
      title: '%{who} guardó esta parte mientras usted la llenaba',
      byLink: 'Quien tiene el enlace',
      text: 'Los dos cambiaron estos datos. Lo demás que escribió se conserva.',
      theirs: 'Lo guardado',
      mine: 'Lo suyo',
      takeTheirs: 'Usar lo guardado',
      keepMine: 'Guardar lo mío',
    },
    files: 'Datos para facturar',
    filesHelp:
      'El XML se descarga cuando no falta nada y se revisa contra el esquema del complemento. No lleva timbre ni IdCCP: los pone quien timbra el CFDI.',
  },
};
