import SyncProblemOutlined from '@mui/icons-material/SyncProblemOutlined';
import type { SessionUser } from '../../core/auth/session.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { MailDownNote } from './MailDownNote.tsx';
import { es } from './messages.es.ts';

/** The module of background jobs that failed at every attempt, mails among them; and the note that mail is down. */
export const failedJobs = {
  name: 'failed_jobs',
  icon: SyncProblemOutlined,
  list: lazyPage(async () => (await import('./FailedJobList.tsx')).FailedJobList),
  menu: [{ section: { name: 'system', position: 2 } }],
  banner: { item: MailDownNote, isFor: isInternal },
  recordRepresentation: ({ recipient, queue }: { recipient?: string; queue: string }) =>
    recipient ?? queue,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

function isInternal({ user_type }: SessionUser): boolean {
  return user_type.name === 'internal';
}
