import { Box, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatPhone } from '../core/format/formatPhone.ts';
import type { Schemas } from '../core/contract/types.ts';

interface ReachProps {
  /** Shows only the first, and the number of others. */
  onlyFirst?: boolean;
}

/** The contact's e-mails as `mailto:` links. */
export function EmailsField({ onlyFirst }: ReachProps) {
  const { emails = [] } = useRecordContext<Schemas['Contact']>() ?? {};
  const links = emails.map((email) => ({ href: `mailto:${email}`, text: email }));
  return <Links {...{ links, onlyFirst }} />;
}

/** The contact's phones as `tel:` links. */
export function PhonesField({ onlyFirst }: ReachProps) {
  const { phones = [] } = useRecordContext<Schemas['Contact']>() ?? {};
  const links = phones.map((phone) => ({ href: `tel:+${phone}`, text: formatPhone(phone) }));
  return <Links {...{ links, onlyFirst }} />;
}

function Links({ links, onlyFirst }: ReachProps & { links: { href: string; text: string }[] }) {
  const shown = onlyFirst ? links.slice(0, 1) : links;
  const more = links.length - shown.length;
  return (
    <>
      {shown.map(({ href, text }) => (
        <Box key={href} sx={LINE}>
          <Link href={href} variant="body2" onClick={(event) => event.stopPropagation()}>
            {text}
          </Link>
          {more > 0 && (
            <Typography component="span" variant="caption" color="text.secondary" sx={MORE}>
              +{more}
            </Typography>
          )}
        </Box>
      ))}
    </>
  );
}

const MORE = { ml: 0.75, whiteSpace: 'nowrap' };
const LINE = {
  display: 'flex',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', minHeight: 24 },
};
