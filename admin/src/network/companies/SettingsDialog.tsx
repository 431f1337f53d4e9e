import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { KeptForm } from '../../core/form/KeptForm.tsx';
import { SubmitButton } from '../../core/form/SubmitButton.tsx';
import type { Problem } from '../../core/data/problem.ts';
import { http } from '../../core/data/http.ts';
import type { Company } from './company.ts';

interface SettingsDialogProps {
  company: Company;
  /** The settings, which have a path of their own below the company's. */
  part: 'fuel' | 'calendar';
  record: object;
  /** Returns the input that is sent for the values of the form; by default the values. */
  send?: (values: object) => object;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog that changes settings of a company. */
export function SettingsDialog({
  company,
  part,
  record,
  send,
  onClose,
  children,
}: SettingsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const title = useId();
  const save = async (values: object) => {
    try {
      const body = JSON.stringify(send ? send(values) : values);
      await http(`/api/companies/${company.id}/${part}`, { method: 'PATCH', body });
      notify('resources.companies.notifications.updated', { type: 'success' });
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError;
      notify(message, { type: 'error' });
      return (body as Problem).errors;
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <KeptForm
        place={`companies/${company.id} ${part}`}
        record={record}
        onSubmit={save}
        sanitizeEmptyValues={false}
      >
        <DialogTitle id={title}>{translate(`companies.${part}.title`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('anden.action.cancel')}</Button>
          <SubmitButton alwaysEnable />
        </DialogActions>
      </KeptForm>
    </Dialog>
  );
}
