import { registrationNotices } from './noticeRows.ts';
import handlers from './routes.ts';

/**
 * Registrations of carriers on the public site. Public; each one needs its token. Its results are a carrier and an
 * inquiry for the staff.
 */
export const registrations = { handlers, notices: registrationNotices };
