import {
  Box,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { useAskAgain } from '../../core/actions/useAskAgain.tsx';
import { type Act, useAct } from '../../core/actions/useAct.ts';

interface VerbButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'fullWidth'> {
  /** The record and its verb, or which verb the form's values make it. */
  of: Omit<Act, 'verb'>;
  verb: string | ((values: object) => string);
  /** The key below which `action`, `title`, `done` and `failed` lie. */
  words: string;
  /** Who hears of it in the button's name, where several buttons look alike. */
  about?: string;
  start?: object;
  toBody?: (values: object) => object;
  /** Sentences about what is unusual in the values: they are asked about before the verb is done. */
  doubts?: (values: object) => string[] | Promise<string[]>;
  /** The inputs. */
  children: ReactNode;
}

/** Opens a form, does the record's verb with it, and says word for word how it went. */
export function VerbButton({ words, about, children, ...props }: VerbButtonProps) {
  const { of, verb, start = NOTHING, toBody = same, doubts = none, ...button } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const { act } = useAct(`${words}.done`, `${words}.failed`);
  const { ask, dialog } = useAskAgain();
  const submit = async (values: object) => {
    if (!(await ask(await doubts(values)))) return undefined;
    let refused: object | undefined;
    const name = typeof verb === 'string' ? verb : verb(values);
    const done = await act({ ...of, verb: name }, toBody(values), (errors) => {
      refused = errors;
    });
    if (done) setAsking(false);
    return refused;
  };
  const label = translate(`${words}.action`);
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        aria-label={about && `${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={titleId}
      >
        <Form record={start} onSubmit={submit} disableInvalidFormNotification>
          <DialogTitle id={titleId}>{translate(`${words}.title`)}</DialogTitle>
          <DialogContent>
            <Box sx={{ pt: 1 }}>{children}</Box>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <TextButton label="anden.action.cancel" onClick={() => setAsking(false)} />
            <SaveButton label={`${words}.action`} icon={<></>} alwaysEnable />
          </DialogActions>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}

/** The form is of its own: nothing of the record on the page belongs in it. */
const NOTHING = {};

function same(values: object): object {
  return values;
}

function none(): string[] {
  return [];
}
