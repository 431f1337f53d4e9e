import { bilingual } from '../../locale.ts';

/** The texts about files that are chosen on the page of a link. */
export const fileTexts = bilingual({
  es: {
    preparing: 'Preparando el archivo…',
    tooLarge: '{name} pesa {size} MB y se aceptan hasta {most} MB. Elija uno menor.',
    heic: 'Este navegador no puede abrir {name} (HEIC). En el iPhone elija Ajustes > Cámara > Formatos > «Más compatible» y tome la foto de nuevo.',
  },
  en: {
    preparing: 'Preparing the file…',
    tooLarge: '{name} has {size} MB and at most {most} MB are taken. Choose a smaller one.',
    heic: 'This browser cannot open {name} (HEIC). On the iPhone choose Settings > Camera > Formats > “Most Compatible” and take the photo again.',
  },
});
