import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Divider, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { Button, useCanAccess, useGetList, useResourceContext, useTranslate } from 'react-admin';
import { SavedViewItem } from './SavedViewItem.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { SavedView } from './useView.ts';

/** The menu of the user's saved views of this list: applies, deletes and saves views. */
export function SavedViews() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { canAccess: maySave } = useCanAccess({ resource: 'saved_queries', action: 'create' });
  const {
    data = [],
    error,
    isPending,
  } = useGetList<SavedView>(
    'saved_queries',
    {
      filter: { resource },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 50 },
    },
    { enabled: anchor !== null || maySave === false },
  );
  const close = () => setAnchor(null);
  const save = () => {
    close();
    setSaving(true);
  };
  if (!maySave && data.length === 0) return null;
  return (
    <>
      <Button
        label="anden.views.menu"
        aria-haspopup="menu"
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        <BookmarkBorder />
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        {data.length === 0 && !isPending && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
            {translate(error ? 'anden.views.failed' : 'anden.views.none')}
          </MenuItem>
        )}
        {data.map((view) => (
          <SavedViewItem key={view.id} view={view} onApplied={close} />
        ))}
        {maySave && <Divider />}
        {maySave && <MenuItem onClick={save}>{translate('anden.views.save')}</MenuItem>}
      </Menu>
      {isSaving && <SaveViewDialog onClose={() => setSaving(false)} />}
    </>
  );
}
