import { Button, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { useLanguage } from './useLanguage.ts';
import { useNoticeChoices, useNoticeActions } from './useNotices.ts';

type Filter = { unread?: boolean; archived?: boolean; kind?: string };

/** The filters of notifications (all, unread, archived; by kind), and the button that marks all as read. */
export function NotificationHeader() {
  const translate = useTranslate();
  const { readAll } = useNoticeActions();
  return (
    <PageHeader filters={<NotificationFilters />}>
      <Button onClick={() => void readAll()}>{translate('notifications.readAll')}</Button>
    </PageHeader>
  );
}

function NotificationFilters() {
  const translate = useTranslate();
  const { data: kinds = [] } = useNoticeChoices();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const { kind, ...pile } = filterValues as Filter;
  const chosen = pile.archived ? 'archived' : pile.unread ? 'unread' : 'everything';
  const choose = (next: Filter) => setFilters(next, {});
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        onChange={(_, name: keyof typeof PILES | null) =>
          name && choose({ ...PILES[name], ...(kind && { kind }) })
        }
        aria-label={translate('notifications.show')}
      >
        {Object.keys(PILES).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', minHeight: 40 }}>
            {translate(`notifications.piles.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        label={translate('notifications.kind')}
        value={kinds.some((each) => each.kind === kind) ? kind : ''}
        onChange={({ target }) => choose({ ...pile, ...(target.value && { kind: target.value }) })}
        sx={{ minWidth: 220, m: 0 }}
      >
        <MenuItem value="">{translate('notifications.anyKind')}</MenuItem>
        {kinds.map(({ kind: id, name }) => (
          <MenuItem key={id} value={id}>
            {name[language]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

const PILES = { everything: {}, unread: { unread: true }, archived: { archived: true } } as const;
