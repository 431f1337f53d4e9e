import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, HttpError, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Problem } from '../data/problem.ts';
import { Section } from '../pages/Section.tsx';
import { DropZone } from './DropZone.tsx';
import { sendFile } from './sendFile.ts';

interface ChooseFileProps {
  resource: string;
  /** The input of the company that will own the records (`companyId`), for users who choose it. */
  owner?: ReactNode;
  /** Called with the id of the import. */
  onSent: (id: string) => void;
}

/** Chooses a file and sends it to be checked; shows why the API refused it. */
export function ChooseFile({ owner, ...props }: ChooseFileProps) {
  return (
    <Section title="anden.load.file">
      <Form>
        <Stack spacing={2}>
          {owner}
          <FileInput {...props} />
        </Stack>
      </Form>
    </Section>
  );
}

function FileInput({ resource, onSent }: ChooseFileProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext<{ companyId?: string }>();
  const [problems, setProblems] = useState<string[]>([]);
  const [sending, setSending] = useState<string>();

  async function choose([file, ...others]: File[]) {
    if (!file) return;
    if (others.length > 0) return setProblems([translate('anden.load.one')]);
    setProblems([]);
    setSending(file.name);
    try {
      onSent(await sendFile(resource, file, getValues('companyId')));
    } catch (error) {
      setProblems(problemsIn(error).map((text) => translate(text, { _: text })));
    }
    setSending(undefined);
  }

  return (
    <>
      <DropZone onFiles={choose} isDisabled={sending !== undefined} />
      {problems.length > 0 && (
        <Alert severity="error" role="alert">
          {problems.map((problem) => (
            <Typography key={problem} variant="body2">
              {problem}
            </Typography>
          ))}
        </Alert>
      )}
      {sending !== undefined && (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sending}</Typography>
          <LinearProgress aria-label={translate('anden.load.sending')} />
        </>
      )}
    </>
  );
}

/**
 * The lines to show for a refusal: its message and its errors by field; for a wrong header, its code and the columns.
 */
function problemsIn(error: unknown): string[] {
  const { message } = error as Error;
  const refused = error instanceof HttpError ? (error.body as Problem) : {};
  const { errors = {}, code, title, detail } = refused;
  if (code === 'INVALID' && errors.file) return [errors.file];
  if (code === 'ERR_08' && detail) return [`${code}: ${title}`, detail];
  const named = Object.entries(errors).filter(([field]) => field !== 'root.serverError');
  return [message || 'anden.error.server', ...named.map(([field, words]) => `${field}: ${words}`)];
}
