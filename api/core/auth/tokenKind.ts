import type { JWTHeaderParameters, JWTPayload } from 'jose';

/**
 * Whether a token is an access token. RFC 9068 requires the type at+jwt; older providers send JWT or no type, as for ID
 * tokens, which are recognized by their claims.
 */
export function isAccessToken({ typ = 'JWT' }: Partial<JWTHeaderParameters>, payload: JWTPayload) {
  const type = typ.toLowerCase().replace(/^application\//, '');
  return type === 'at+jwt' || (type === 'jwt' && !isIdToken(payload));
}

/** Some providers name the kind in the claim `typ`; the others are claims of ID tokens (OpenID Connect Core 2, 3.3.2.11). */
function isIdToken(payload: JWTPayload): boolean {
  if (payload.typ === 'Bearer') return false;
  return payload.typ === 'ID' || ID_TOKEN_CLAIMS.some((claim) => claim in payload);
}

const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash'];
