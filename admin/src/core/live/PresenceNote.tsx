import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box } from '@mui/material';
import { useLocaleState, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Schemas } from '../contract/types.ts';
import { type OpenRecord, usePresences } from './usePresences.ts';

/** Says which colleagues edit the record of the page, or have it open, and says the same of the user to them. */
export function PresenceNote({ isEditing = false }: { isEditing?: boolean }) {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  return <Note key={`${resource} ${id}`} resource={resource} id={id} isEditing={isEditing} />;
}

function Note(record: OpenRecord) {
  const people = usePresences(record);
  const editors = people.filter((one) => one.isEditing);
  const viewers = people.filter((one) => !one.isEditing);
  return (
    <Box aria-live="polite" sx={people.length > 0 ? NOTE : undefined}>
      <People doing="editing" people={editors} />
      <People doing="viewing" people={viewers} />
    </Box>
  );
}

function People({
  doing,
  people,
}: {
  doing: 'editing' | 'viewing';
  people: Schemas['Presence'][];
}) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (people.length === 0) return null;
  const Icon = doing === 'editing' ? EditOutlined : VisibilityOutlined;
  const names = new Intl.ListFormat(locale).format(people.map(({ name }) => name.split(' ')[0]!));
  return (
    <Box component="span" sx={doing === 'editing' ? EDITING : PERSON}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {translate(`anden.live.${doing}`, { names, smart_count: people.length })}
    </Box>
  );
}

const NOTE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: '0.875rem',
  mb: 1,
};
const PERSON = { display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' };
const EDITING = { ...PERSON, color: 'accent', fontWeight: 600 };
