import { bilingual } from '../../locale.ts';

export const cartaPorteMeta = bilingual({
  es: {
    title: 'Carta Porte · Andén',
    description: 'Llene los datos de la Carta Porte que le tocan, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Carta Porte · Andén',
    description:
      'Fill in the data of the Carta Porte that you answer for, without account or password.',
  },
});

export const cartaPorteMessages = bilingual({
  es: {
    title: 'Carta Porte',
    loading: 'Abriendo la Carta Porte…',
    parties: { customer: 'Parte del cliente', carrier: 'Parte del transportista' },
    progress: 'Datos: {done} de {total}',
    choose: 'Elija…',
    yes: 'Sí',
    no: 'No',
    remove: 'Quitar',
    saved: 'Guardado',
    saving: 'Guardando…',
    merged: 'Guardado junto con lo que otra persona cambió',
    conflict: 'Otra persona guardó esta parte mientras usted la llenaba',
    conflictText:
      'Los dos cambiaron estos datos. Lo demás que escribió se conserva; nada se guarda hasta que elija.',
    keepMine: 'Guardar lo mío',
    takeTheirs: 'Usar lo guardado',
    theirs: 'lo guardado',
    mine: 'lo suyo',
    kept: 'Sin conexión. Lo escrito está en este teléfono y se guarda cuando vuelva la red con esta página abierta.',
    refused: 'No se pudo guardar: ',
    closed: 'El embarque ya no recibe cambios.',
    complete: 'No falta nada',
    completeText: 'Las dos partes están completas.',
    missing: 'Qué falta',
    advice: 'Consejo',
    unchecked: 'Lo que no se puede revisar sin el SAT',
    download: 'Descargar',
  },
  en: {
    title: 'Carta Porte',
    loading: 'Opening the Carta Porte…',
    parties: { customer: "Customer's part", carrier: "Carrier's part" },
    progress: 'Data: {done} of {total}',
    choose: 'Choose…',
    yes: 'Yes',
    no: 'No',
    remove: 'Remove',
    saved: 'Saved',
    saving: 'Saving…',
    merged: 'Saved together with what somebody else changed',
    conflict: 'Somebody else saved this part while you were filling it',
    conflictText:
      'Both of you changed these data. Everything else you entered stays; nothing is saved until you choose.',
    keepMine: 'Save mine',
    takeTheirs: 'Use what is saved',
    theirs: 'what is saved',
    mine: 'yours',
    kept: 'No connection. What you wrote is on this phone and is saved once the network is back with this page open.',
    refused: 'It could not be saved: ',
    closed: 'The load no longer takes changes.',
    complete: 'Nothing is missing',
    completeText: 'Both parts are complete.',
    missing: 'What is missing',
    advice: 'Advice',
    unchecked: 'What cannot be checked without SAT',
    download: 'Download',
  },
});
