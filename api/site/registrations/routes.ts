import type { Handlers } from '../../core/http/handlers.ts';
import { finish } from './finish.ts';
import * as registrations from './service.ts';

/** HTTP for registrations: without sign-in; the token in the body identifies the registration. */
export default {
  async startRegistration({ body, locale, now }) {
    const { token, registration } = await registrations.start(body, { locale, now });
    return { ...registrations.present(registration, locale), token };
  },

  async resumeRegistration({ body, locale, now }) {
    return registrations.present(await registrations.find(body.token, now), locale);
  },

  async saveRegistration({ body, locale, now }) {
    return registrations.present(await registrations.save(body, now), locale);
  },

  async finishRegistration({ body, locale, now }) {
    return registrations.present(await finish(body, { locale, now }), locale);
  },
} satisfies Handlers;
