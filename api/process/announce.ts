import { join } from 'node:path';
import type { Env } from '../core/runtime/env.ts';
import { MAIL_PAGE } from '../core/mail/mailPage.ts';
import type { Account } from '../platform/identity/index.ts';
import { accounts } from '../platform/users/index.ts';

/** Prints the URLs and, with the embedded identity provider, the demo accounts. */
export async function announce(env: Env, keepsMail: boolean): Promise<void> {
  const { publicUrl, demo, oidc } = env;
  console.log(`
Andén is ready at ${publicUrl}

  public site   ${publicUrl}/
  admin         ${publicUrl}/admin/
  API           ${publicUrl}/api/docs
`);
  if (keepsMail) console.log(aboutMail(env));
  if (!demo || !oidc.embedded) return;
  const { demoPassword } = await import('../platform/identity/index.ts');
  console.log(`Demo accounts, all with the password ${demoPassword}:\n`);
  for (const account of await accounts.list()) console.log(lineOf(account));
  console.log('\nStop with Ctrl-C.');
}

/** A warning when a product in production has no mail server; otherwise where mail is saved. */
function aboutMail({ mode, publicUrl, dataDir }: Env): string {
  const directory = join(dataDir, 'mail');
  if (mode === 'production')
    return `WARNING: SMTP_URL is not set. No mail leaves: invitations to quote and registration links are only kept as files in ${directory}.\n`;
  return `Mail is not sent but kept, to be read at ${publicUrl}${MAIL_PAGE}\n`;
}

function lineOf({ email, typeName, roleName, companyName }: Account): string {
  return `  ${email.padEnd(21)} ${typeName} ${roleName}${companyName ? `, ${companyName}` : ''}`;
}
