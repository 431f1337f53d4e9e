import { useEffect } from 'react';
import type { Invitation } from '../quote.ts';
import { MailedReply } from './MailedReply.tsx';
import { ReplyAnswer } from './ReplyAnswer.tsx';
import { ReplyText } from './ReplyText.tsx';
import { useFill } from './useFill.ts';
import type { Reply } from './useReplies.ts';

/** The mails with which the carrier replied, in the form of a call, which they fill. */
export function FilledReply({ invitation }: { invitation: Invitation }) {
  return (
    <MailedReply invitation={invitation}>
      {(reply) => <Filling key={reply.id} invitation={invitation} reply={reply} />}
    </MailedReply>
  );
}

/** Fills the form each time another reply is shown. */
function Filling({ invitation, reply: { text, reading, ...reply } }: FillingProps) {
  const fill = useFill(invitation);
  useEffect(() => {
    if (text && reading) fill({ text, reading });
  }, [fill, text, reading]);
  if (!text || !reading) return <ReplyText reply={{ text, reading, ...reply }} />;
  return <ReplyAnswer invitation={invitation} text={text} reading={reading} />;
}

interface FillingProps {
  invitation: Invitation;
  reply: Reply;
}
