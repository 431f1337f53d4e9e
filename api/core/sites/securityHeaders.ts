import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Env } from '../process/env.ts';

/**
 * Headers of every answer. No inline script and no foreign origin, but the identity provider's for its
 * protocol calls: the pages that hold a token must not run anybody else's code. The sign-in pages set their own.
 * Frames and objects are blobs that a page has made itself, as of a PDF, which Chrome shows as an object of its frame;
 * such a blob is bound by this policy too. Pictures come from here, the identity provider and IMAGE_HOSTS.
 */
export function securityHeaders(env: Env): Middleware {
  const issuer = new URL(env.oidc.issuer).origin;
  const secure = env.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ({ url }) => (STYLED.test(url ?? '') ? "'unsafe-inline'" : "'self'")],
        imgSrc: ["'self'", 'data:', 'blob:', issuer, ...env.imageHosts],
        frameSrc: ['blob:'],
        objectSrc: ['blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", issuer],
        manifestSrc: ["'self'"],
        formAction: ["'self'", issuer],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** The admin's component library and the browsable contract write their styles while they run; nothing else does. */
const STYLED = /^\/(admin|profile|api\/docs)(\/|\?|$)/;
