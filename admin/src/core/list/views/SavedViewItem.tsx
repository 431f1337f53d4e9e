import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { IconButton, ListItemText, MenuItem } from '@mui/material';
import type { MouseEvent } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { type SavedView, useView } from './useView.ts';

interface SavedViewItemProps {
  view: SavedView;
  onApplied: () => void;
}

/** A saved view as a menu item: choosing it applies it; its delete button or the Delete key deletes it. */
export function SavedViewItem({ view, onApplied }: SavedViewItemProps) {
  const translate = useTranslate();
  const { apply } = useView();
  const remove = useRemove(view);
  return (
    <MenuItem
      onClick={() => {
        apply(view.query);
        onApplied();
      }}
      onKeyDown={({ key }) => key === 'Delete' && remove()}
      sx={{ pr: 1, gap: 2 }}
    >
      <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
      <IconButton
        size="small"
        edge="end"
        aria-label={translate('anden.views.remove', { name: view.name })}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          remove();
        }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </MenuItem>
  );
}

function useRemove({ id }: SavedView) {
  const [remove] = useDelete();
  const notify = useNotify();
  return () =>
    remove(
      'saved_queries',
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('anden.views.removed', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
}
