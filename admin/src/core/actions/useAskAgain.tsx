import { List, ListItem } from '@mui/material';
import { type ReactElement, useCallback, useState } from 'react';
import { Confirm } from 'react-admin';

interface Question {
  sentences: string[];
  answer: (isRight: boolean) => void;
}

/**
 * Asks once more before something unusual is done: `ask` shows the sentences in a dialog and answers whether to go on,
 * at once where there is nothing to ask. `dialog` stands anywhere in the component.
 */
export function useAskAgain(): {
  ask: (sentences: string[]) => Promise<boolean>;
  dialog: ReactElement | undefined;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = useCallback(
    (sentences: string[]) =>
      sentences.length === 0
        ? Promise.resolve(true)
        : new Promise<boolean>((answer) => setQuestion({ sentences, answer })),
    [],
  );
  const close = (isRight: boolean) => {
    question?.answer(isRight);
    setQuestion(undefined);
  };
  return { ask, dialog: question && <AskAgain {...question} answer={close} /> };
}

function AskAgain({ sentences, answer }: Question) {
  return (
    <Confirm
      isOpen
      title="anden.askAgain.title"
      content={<Sentences>{sentences}</Sentences>}
      confirm="anden.askAgain.goOn"
      cancel="anden.askAgain.correct"
      confirmColor="warning"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

/** Sentences below each other, a list where there are several. */
export function Sentences({ children }: { children: string[] }) {
  return (
    <List
      dense
      disablePadding
      sx={{ listStyle: children.length > 1 ? 'disc' : 'none', pl: children.length > 1 ? 2.5 : 0 }}
    >
      {children.map((sentence) => (
        <ListItem
          key={sentence}
          disableGutters
          disablePadding
          sx={{ display: 'list-item', py: 0.5 }}
        >
          {sentence}
        </ListItem>
      ))}
    </List>
  );
}
