/** The texts of every mail. */
export const MAIL_WORDS = {
  es: { unsubscribe: 'Dejar de recibir estos correos' },
  en: { unsubscribe: 'Stop receiving these e-mails' },
};
