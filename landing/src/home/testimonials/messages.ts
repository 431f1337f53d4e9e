import { bilingual } from '../../locale.ts';

/** MARKETING COPY: the people and companies quoted here are invented. */
export const testimonialMessages = bilingual({
  es: {
    title: 'Lo que dicen en el patio',
    testimonials: [
      {
        words:
          'Antes juntaba tarifas en cinco chats y una hoja de cálculo. Hoy comparo cuatro en la misma moneda y asigno antes de que se enfríe el café.',
        name: 'Lucía Treviño',
        role: 'Jefa de tráfico, Manufacturas Cerro Alto, Apodaca, N.L.',
      },
      {
        words:
          'Si no gano la carga, sé por cuánto y por qué. Con eso ajusto la siguiente tarifa en lugar de adivinar.',
        name: 'Ramiro Cantú',
        role: 'Dueño, Fletes Piedra Lisa, Saltillo, Coah.',
      },
      {
        words:
          'Me avisa que un seguro está por vencer antes de asignar, no cuando la unidad ya está formada en el puente.',
        name: 'Dana Whitfield',
        role: 'Broker, Copper Mesa Freight, Laredo, Texas',
      },
    ],
  },
  en: {
    title: 'What they say in the yard',
    testimonials: [
      {
        words:
          'I used to gather rates from five chats and a spreadsheet. Now I compare four in one currency and assign before the coffee gets cold.',
        name: 'Lucía Treviño',
        role: 'Traffic manager, Manufacturas Cerro Alto, Apodaca, N.L.',
      },
      {
        words:
          'When I lose a load I know by how much, and why. So I sharpen the next rate instead of guessing.',
        name: 'Ramiro Cantú',
        role: 'Owner, Fletes Piedra Lisa, Saltillo, Coah.',
      },
      {
        words:
          'It tells me an insurance policy is about to expire before I assign, not when the truck is already in line at the bridge.',
        name: 'Dana Whitfield',
        role: 'Broker, Copper Mesa Freight, Laredo, Texas',
      },
    ],
  },
});
