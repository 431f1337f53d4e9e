import type { Env } from './core/env.ts';
import type { Account } from './identity/account.ts';
import { demoPassword } from './identity/password.ts';
import { accounts } from './users/index.ts';

/** Prints where to go and, where the embedded provider serves them, the demo accounts. */
export async function announce({ publicUrl, demo, oidc }: Env): Promise<void> {
  console.log(`
Andén is ready at ${publicUrl}

  public site   ${publicUrl}/
  admin         ${publicUrl}/admin/
  API           ${publicUrl}/api/docs
`);
  if (!demo || !oidc.embedded) return;
  console.log(`Demo accounts, all with the password ${demoPassword}:\n`);
  for (const account of await accounts.list()) console.log(lineOf(account));
  console.log('\nStop with Ctrl-C.');
}

function lineOf({ email, typeName, roleName, companyName }: Account): string {
  return `  ${email.padEnd(21)} ${typeName} ${roleName}${companyName ? `, ${companyName}` : ''}`;
}
