import { readEnv, type Env } from '../../core/runtime/env.ts';
import { demoPassword } from './password.ts';
import { signIn, SignInError } from './signIn.ts';

const USAGE = 'Usage: npm run --silent token -- broker@puente.test';

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

/** Prints an access token of a demo account of the running server; refuses in production. */
async function main([email]: string[]): Promise<void> {
  const env = readEnv();
  refuse(env);
  if (!email) throw new Error(USAGE);
  const { accessToken } = await signIn({
    ...env.oidc,
    redirectUri: `${env.publicUrl}/admin/auth-callback`,
    email,
    password: demoPassword,
  }).catch((error) => explain(error, env));
  console.log(accessToken);
}

function refuse({ mode, oidc }: Env): void {
  if (mode === 'production') throw new Error('npm run token does not exist in production.');
  if (!oidc.embedded)
    throw new Error('npm run token needs the embedded provider: unset OIDC_ISSUER.');
}

function explain(error: unknown, { publicUrl }: Env): never {
  if (error instanceof SignInError && error.reason === 'unreachable') {
    throw new Error(`Andén is not running at ${publicUrl}. Start it with npm start.`);
  }
  throw error;
}
