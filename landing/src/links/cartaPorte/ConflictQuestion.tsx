import { useEffect, useRef } from 'react';
import { inWords, labelAt } from '#clashes';
import type { Localized } from '../../locale.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Conflict } from './PartView.ts';
import type { Part } from './types.ts';

interface ConflictQuestionProps extends Localized {
  conflict: Conflict;
  part: Part;
}

/** Asks whose values stay where the person and somebody else have changed the same. */
export function ConflictQuestion({ conflict, part, locale }: ConflictQuestionProps) {
  const t = cartaPorteMessages[locale];
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className="link__sections" role="alert">
      <h2>{t.conflict}</h2>
      <p>{t.conflictText}</p>
      <ul>
        {conflict.clashes.map(({ path, mine, theirs }) => (
          <li key={path}>
            {labelAt(part.sections, path)}: {t.theirs} «{inWords(theirs)}», {t.mine} «
            {inWords(mine)}»
          </li>
        ))}
      </ul>
      <button ref={first} className="button" type="button" onClick={() => conflict.resolve('mine')}>
        {t.keepMine}
      </button>
      <button
        className="button button--quiet"
        type="button"
        onClick={() => conflict.resolve('theirs')}
      >
        {t.takeTheirs}
      </button>
    </section>
  );
}
