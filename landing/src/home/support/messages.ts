import { bilingual } from '../../locale.ts';

export const supportMessages = bilingual({
  es: {
    title: 'Soporte que contesta, también a las tres de la mañana',
    lead: 'Una carga detenida en el puente no espera al lunes.',
    channels: [
      {
        when: '24/7',
        title: 'Dentro de Andén',
        text: 'Inicia sesión, abre el menú de tu nombre y elige Ayuda: ahí están el correo y la mensajería de tu equipo de soporte.',
      },
      {
        when: '8:00–20:00',
        title: 'Por teléfono',
        text: 'Todos los días, hora del centro de México. Pide desde Ayuda que te marque tu ejecutivo.',
      },
    ],
    account:
      '¿No puedes entrar? Quien administra la cuenta de tu empresa puede revisar tu usuario o pedir ayuda por ti.',
    signIn: 'Iniciar sesión',
  },
  en: {
    title: 'Support that answers, even at three in the morning',
    lead: 'A load held at the bridge does not wait for Monday.',
    channels: [
      {
        when: '24/7',
        title: 'Inside Andén',
        text: 'Sign in, open the menu under your name and choose Help: your support team’s e-mail and messaging are there.',
      },
      {
        when: '8:00–20:00',
        title: 'By phone',
        text: 'Every day, Central Mexico time. Ask in Help for a call from your account executive.',
      },
    ],
    account:
      'Can’t get in? Whoever administers your company’s account can check your user or ask for help on your behalf.',
    signIn: 'Sign in',
  },
});
