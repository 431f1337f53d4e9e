import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Env } from '../runtime/env.ts';

/**
 * The security headers of every response; the sign-in pages set their own. Inline scripts and other origins are
 * forbidden, because pages hold a token; the API, not the pages, calls the identity provider. Frames and objects may
 * only be blobs that a page made itself, such as a PDF, which Chrome shows as an object in a frame. Images may come from
 * this origin, the identity provider and IMAGE_HOSTS. They are made once, not at every request.
 */
export async function securityHeaders(env: Env): Promise<Middleware> {
  const strict = await headersFor(false, env);
  const inlineStyled = await headersFor(true, env);
  return ({ url, res }, next) => {
    for (const [name, value] of INLINE_STYLED.test(url) ? inlineStyled : strict)
      res.setHeader(name, value);
    return next();
  };
}

/** The headers that helmet sets, by name. */
async function headersFor(isInlineStyled: boolean, env: Env): Promise<[string, string][]> {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  await helmetFor(isInlineStyled, env)({ res } as Context, async () => {});
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetFor(isInlineStyled: boolean, env: Env): Middleware {
  const issuer = new URL(env.oidc.issuer).origin;
  const secure = env.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...(isInlineStyled ? ["'unsafe-inline'"] : [])],
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
