import { Input } from '../../forms/Field.tsx';
import { FormScope } from '../../forms/PublicForm.tsx';
import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { packetMessages } from './messages.ts';

/** The page that shows a packet by its link, or by the number on its cover; packet.ts fills and runs it. */
export function PacketPage({ locale }: Localized) {
  const t = packetMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <button className="button button--quiet" type="button" data-cover hidden>
        {t.cover}
      </button>
      <div className="link__sections" data-documents />
      <FormScope value={{ id: 'verify', schema: 'PacketNumber' }}>
        <form className="form" id="verify" data-verify hidden>
          <Input
            name="number"
            label={t.number}
            hint={t.numberHint}
            autoComplete="off"
            spellCheck={false}
            required
            wide
          />
          <p className="form__problem" role="alert" data-problem />
          <button className="button" type="submit">
            {t.verify}
          </button>
        </form>
      </FormScope>
    </LinkPage>
  );
}
