import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useId } from 'react';
import {
  CreateBase,
  Form,
  useCanAccess,
  useCreateSuggestionContext,
  useLocation,
  useTranslate,
} from 'react-admin';
import { FormNotes } from '../form/FormNotes.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useDraft } from '../form/useDraft.ts';
import { useOneRecord } from '../form/useOneRecord.ts';

interface QuickCreateProps {
  resource: string;
  /** The field that is filled with the text that was searched. */
  name: string;
  defaultValues?: object;
  /** The inputs, in two columns where there is room. */
  children: ReactNode;
}

/**
 * A dialog that creates the record that an autocomplete did not find and selects it; the form around it stays as it
 * is. For the `create` prop of an AutocompleteInput.
 */
export function QuickCreate({ resource, name, defaultValues, children }: QuickCreateProps) {
  const translate = useTranslate();
  const { filter, onCreate, onCancel } = useCreateSuggestionContext();
  const title = useId();
  const { pathname } = useLocation();
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
            <SubmitButton alwaysEnable />
          </DialogActions>
          <Keeper place={`${pathname} ${resource} ${filter ?? ''}`} />
        </Form>
      </CreateBase>
    </Dialog>
  );
}

/** The props by which an AutocompleteInput offers a create dialog; empty for users who may not create the resource. */
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

function Keeper({ place }: { place: string }) {
  const draft = useDraft(place);
  useOneRecord(draft.drop);
  return <FormNotes {...draft} />;
}
