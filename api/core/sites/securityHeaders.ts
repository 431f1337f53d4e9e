import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Env } from '../process/env.ts';

/**
 * The security headers of every response; the sign-in pages set their own. Inline scripts and other origins are
 * forbidden, because pages hold a token; the API, not the pages, calls the identity provider. Frames and objects may
 * only be blobs that a page made itself, such as a PDF, which Chrome shows as an object in a frame. Images may come from
 * this origin, the identity provider and IMAGE_HOSTS.
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
        styleSrc: [
          "'self'",
          ({ url }) => (INLINE_STYLED.test(url ?? '') ? "'unsafe-inline'" : "'self'"),
        ],
        imgSrc: ["'self'", 'data:', 'blob:', issuer, ...env.imageHosts],
        frameSrc: ['blob:'],
        objectSrc: ['blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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

/** The pages that need inline styles: the admin's component library and Swagger UI write styles at run time. */
const INLINE_STYLED = /^\/(admin|profile)(\/|\?|$)|^\/api\/docs\/((es|en)\/reference)?(\?|$)/;
