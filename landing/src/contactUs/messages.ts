import { bilingual } from '../locale.ts';

export const contactUsMessages = bilingual({
  es: {
    title: 'Hablemos de tu carga',
    lead: 'Escríbenos y te responde una persona que conoce el puente, de 8:00 a 20:00.',
    contact: {
      title: 'Escríbenos',
      text: 'Dudas, facturas, una unidad que no llega: cuéntanos.',
      submit: 'Enviar mensaje',
    },
    demo: {
      title: 'Pide una demostración',
      text: 'Treinta minutos con tus propias rutas, sin compromiso.',
      submit: 'Pedir demostración',
    },
  },
  en: {
    title: 'Let us talk about your load',
    lead: 'Write to us and a person who knows the bridge answers, from 8:00 to 20:00.',
    contact: {
      title: 'Write to us',
      text: 'Questions, invoices, a truck that is late: tell us.',
      submit: 'Send message',
    },
    demo: {
      title: 'Request a demo',
      text: 'Thirty minutes with lanes of your own, no strings attached.',
      submit: 'Request demo',
    },
  },
});
