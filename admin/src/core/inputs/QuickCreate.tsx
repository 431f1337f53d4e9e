import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useId } from 'react';
import {
  CreateBase,
  Form,
  SaveButton,
  useCanAccess,
  useCreateSuggestionContext,
  useTranslate,
} from 'react-admin';

interface QuickCreateProps {
  resource: string;
  /** The field that begins with what the person was looking for. */
  name: string;
  defaultValues?: object;
  /** The inputs, two beside each other where there is room. */
  children: ReactNode;
}

/**
 * A dialog that registers what an autocomplete did not find, and chooses it there; the form around stays as it is.
 * For an AutocompleteInput's `create`.
 */
export function QuickCreate({ resource, name, defaultValues, children }: QuickCreateProps) {
  const translate = useTranslate();
  const { filter, onCreate, onCancel } = useCreateSuggestionContext();
  const title = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onCancel} aria-labelledby={title}>
      <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess: onCreate }}>
        <Form noValidate defaultValues={{ ...defaultValues, [name]: filter || null }}>
          <DialogTitle id={title}>{translate(`resources.${resource}.page.create`)}</DialogTitle>
          <DialogContent>
            <Box sx={GRID}>{children}</Box>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onCancel}>{translate('anden.action.cancel')}</Button>
            <SaveButton alwaysEnable />
          </DialogActions>
        </Form>
      </CreateBase>
    </Dialog>
  );
}

/** What an AutocompleteInput needs to offer a dialog of `resource`; nothing for who may not create one. */
export function useQuickCreate(resource: string, dialog: ReactElement) {
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return {};
  return {
    create: dialog,
    createLabel: translate(`resources.${resource}.page.create`),
    createItemLabel: translate('anden.action.createItem', { item: '%{item}' }),
  };
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  pt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
