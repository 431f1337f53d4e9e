import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, HttpError, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { namedErrors, type Problem } from '../data/problem.ts';
import { Section } from '../pages/Section.tsx';
import { DropZone } from './DropZone.tsx';
import { type FileDetails, sendFile } from './sendFile.ts';

interface ChooseFileProps {
  resource: string;
  /** Inputs of what is said of the whole file, such as the company that will own its records. */
  inputs?: ReactNode;
  /** Their first values. */
  defaults?: FileDetails;
  /** Called with the id of the import. */
  onSent: (id: string) => void;
}

/** Chooses a file and sends it to be checked; shows why the API refused it. */
export function ChooseFile({ inputs, defaults, ...props }: ChooseFileProps) {
  return (
    <Section title="anden.load.file">
      <Form defaultValues={defaults}>
        <Stack spacing={2}>
          {inputs}
          <FileInput {...props} />
        </Stack>
      </Form>
    </Section>
  );
}

function FileInput({ resource, onSent }: Omit<ChooseFileProps, 'inputs' | 'defaults'>) {
  const translate = useTranslate();
  const { getValues, trigger } = useFormContext<FileDetails>();
  const [problems, setProblems] = useState<string[]>([]);
  const [sending, setSending] = useState<string>();

  async function choose([file, ...others]: File[]) {
    if (!file) return;
    if (others.length > 0) return setProblems([translate('anden.load.one')]);
    setProblems([]);
    if (!(await trigger())) return;
    setSending(file.name);
    try {
      onSent(await sendFile(resource, file, getValues()));
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
  const named = Object.entries(namedErrors(refused));
  return [message || 'anden.error.server', ...named.map(([field, words]) => `${field}: ${words}`)];
}
