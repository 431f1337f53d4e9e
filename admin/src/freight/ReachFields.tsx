import { Box, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatPhone } from '../core/format/formatPhone.ts';
import { Refusal } from './Refusal.tsx';
import type { Schemas } from '../core/contract/types.ts';

interface ReachProps {
  /** Shows only the first, and the number of others. */
  onlyFirst?: boolean;
}

/** The contact's e-mails as `mailto:` links, each with the refusal of the mail server if there is one. */
export function EmailsField({ onlyFirst }: ReachProps) {
  const { emails = [], refusedEmails = [] } = useRecordContext<Schemas['Contact']>() ?? {};
  const links = emails.map((email) => ({
    href: `mailto:${email}`,
    text: email,
    refusal: refusedEmails.find((entry) => entry.email === email)?.refusal,
  }));
  return <Links links={links} onlyFirst={onlyFirst} />;
}

/** The contact's phones as `tel:` links. */
export function PhonesField({ onlyFirst }: ReachProps) {
  const { phones = [] } = useRecordContext<Schemas['Contact']>() ?? {};
  const links = phones.map((phone) => ({ href: `tel:+${phone}`, text: formatPhone(phone) }));
  return <Links links={links} onlyFirst={onlyFirst} />;
}

interface ReachLink {
  href: string;
  text: string;
  refusal?: string | undefined;
}

function Links({ links, onlyFirst }: ReachProps & { links: ReachLink[] }) {
  const visibleLinks = onlyFirst ? links.slice(0, 1) : links;
  const more = links.length - visibleLinks.length;
  return (
    <>
      {visibleLinks.map(({ href, text, refusal }) => (
        <Box key={href} sx={LINE}>
          <Link href={href} variant="body2" onClick={(event) => event.stopPropagation()}>
            {text}
          </Link>
          {more > 0 && (
            <Typography component="span" variant="caption" color="text.secondary" sx={MORE}>
              +{more}
            </Typography>
          )}
          {refusal && <Refusal refusal={refusal} />}
        </Box>
      ))}
    </>
  );
}

const MORE = { ml: 0.75, whiteSpace: 'nowrap' };
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', minHeight: 24 },
};
