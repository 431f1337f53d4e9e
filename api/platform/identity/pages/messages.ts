import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../shared/languages.ts';

const es = {
  tagline: 'Fletes entre México y Estados Unidos',
  signInTitle: 'Inicia sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Entrar',
  wrongPassword:
    'El correo o la contraseña no coinciden. Revísalos y vuelve a intentar, o elige una cuenta de demostración.',
  deactivated: 'Tu cuenta está desactivada. Pide a tu administrador que la restaure.',
  tooMany: (minutes: number) =>
    `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a intentar.`,
  demoTitle: 'Cuentas de demostración',
  demoHint: 'Un clic y entras. Todas usan la contraseña',
  languages: 'Idioma',
  types: {
    internal: 'Equipo Andén',
    broker: 'Broker',
    shipper: 'Embarcador',
    carrier: 'Transportista',
  },
  roles: { root: 'superusuario', admin: 'administrador', member: 'usuario' },
  logoutTitle: 'Cerrar sesión',
  logoutQuestion: '¿Quieres cerrar tu sesión en este navegador?',
  logout: 'Sí, cerrar sesión',
  stay: 'No, volver a Andén',
  continuingTitle: 'Un momento…',
  continuing: 'Estamos cerrando tu sesión. Si no avanza sola, presiona Continuar.',
  continue: 'Continuar',
  loggedOutTitle: 'Tu sesión está cerrada',
  loggedOut: 'Ya puedes cerrar esta ventana.',
  home: 'Ir al inicio',
  errorTitle: 'No pudimos continuar',
  errorExpired: 'Pasó demasiado tiempo o el enlace ya se usó. Vuelve a empezar.',
  errorRequest: 'La aplicación pidió algo que no reconocemos. Vuelve a entrar desde Andén.',
  errorServer: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  restart: 'Volver a empezar',
  detail: 'Detalle para soporte',
};

/** All texts of the identity pages in one language. */
export type Messages = typeof es;

const en: Messages = {
  tagline: 'Freight between Mexico and the United States',
  signInTitle: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  wrongPassword:
    'The e-mail or the password does not match. Check both and try again, or pick a demo account.',
  deactivated: 'Your account is deactivated. Ask your administrator to restore it.',
  tooMany: (minutes) =>
    `Too many attempts. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
  demoTitle: 'Demo accounts',
  demoHint: 'One click and you are in. All of them use the password',
  languages: 'Language',
  types: { internal: 'Andén staff', broker: 'Broker', shipper: 'Shipper', carrier: 'Carrier' },
  roles: { root: 'root', admin: 'administrator', member: 'member' },
  logoutTitle: 'Sign out',
  logoutQuestion: 'Do you want to sign out in this browser?',
  logout: 'Yes, sign out',
  stay: 'No, back to Andén',
  continuingTitle: 'One moment…',
  continuing: 'We are signing you out. If nothing happens, press Continue.',
  continue: 'Continue',
  loggedOutTitle: 'You are signed out',
  loggedOut: 'You can close this window now.',
  home: 'Go to the home page',
  errorTitle: 'We could not continue',
  errorExpired: 'It took too long, or the link was used already. Please start again.',
  errorRequest:
    'The application sent a request that we do not recognize. Sign in again from Andén.',
  errorServer: 'Something failed on our side. Try again in a moment.',
  restart: 'Start again',
  detail: 'Detail for support',
};

/** The texts of the identity pages, by language; Spanish is the default. */
export const messages: Record<Locale, Messages> = { es, en };

export type Language = Locale;

/** The first supported language of the preferred tags ("en-US" counts as "en"), else the default one. */
export function chooseLanguage(...preferred: unknown[]): Language {
  const tags = preferred.flatMap((value) => String(value ?? '').split(/[\s,]+/));
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE;
}
