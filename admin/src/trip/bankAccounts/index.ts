import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of carriers' bank accounts, which are shown in the carrier's profile and where a load is paid. */
export const bankAccounts = {
  name: 'bank_accounts',
  icon: AccountBalanceOutlined,
  shownResources: ['carriers'],
  pageOf: { bank_accounts: () => '/admin/carriers' },
  recordRepresentation: ({ lastFour }: { lastFour: string }) => lastFour,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { BankAccounts, PaidAccounts } from './BankAccounts.tsx';
export { PayButton } from './PayButton.tsx';
