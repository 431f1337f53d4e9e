import { hash } from 'node:crypto';
import type { Socket } from 'node:net';

/** SHA-256 of an access token, as base64url, by which what is known of it is remembered. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The same, kept as long as the connection sends no other token: most clients send one again and again. */
export function lastHash(token: string, connection: Socket): string {
  const last = lastTokens.get(connection);
  if (last?.token === token) return last.tokenHash;
  const tokenHash = hashOf(token);
  lastTokens.set(connection, { token, tokenHash });
  return tokenHash;
}

const lastTokens = new WeakMap<Socket, { token: string; tokenHash: string }>();
