import { bilingual } from '../../locale.ts';

export const borderMeta = bilingual({
  es: {
    title: 'Cruce de frontera · Andén',
    description: 'Dé los datos del cruce que le tocan, sin cuenta ni contraseña.',
  },
  en: {
    title: 'Border crossing · Andén',
    description: 'Give the data of the crossing that you owe, without account or password.',
  },
});

export const borderMessages = bilingual({
  es: {
    title: 'Cruce del embarque',
    loading: 'Abriendo el cruce…',
    missing: 'Qué falta de su parte',
    due: 'antes de {at}',
    late: 'tarde',
    advice: 'Consejo',
    form: 'Dé los datos',
    partial: 'Puede dar unos ahora y otros después.',
    choose: 'Elija…',
    other: 'Ninguno de estos: escribirlo',
    send: 'Enviar datos',
    empty: 'Escriba al menos un dato.',
    complete: 'No falta nada de su parte',
    completeText: 'Gracias. Puede cerrar esta página.',
    closed: 'El embarque ya no recibe cambios.',
    thanks: 'Datos recibidos.',
  },
  en: {
    title: 'Border crossing of load',
    loading: 'Opening the crossing…',
    missing: 'What is missing from you',
    due: 'before {at}',
    late: 'late',
    advice: 'Advice',
    form: 'Give the data',
    partial: 'You can give some now and others later.',
    choose: 'Choose…',
    other: 'None of these: type it',
    send: 'Send data',
    empty: 'Enter at least one value.',
    complete: 'Nothing is missing from you',
    completeText: 'Thank you. You can close this page.',
    closed: 'The load no longer takes changes.',
    thanks: 'Data received.',
  },
});
