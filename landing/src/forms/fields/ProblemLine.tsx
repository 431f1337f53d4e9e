import type { Field } from './useField.ts';

/** What is wrong with a field, and buttons that take what was probably meant. */
export function ProblemLine({ field: { id, problem, set, setOther } }: { field: Field }) {
  const className = problem?.isCaution ? 'field__error field__error--caution' : 'field__error';
  return (
    <>
      <p className={className} id={`${id}-error`} hidden={!problem}>
        {problem?.text}
      </p>
      {problem?.offers?.map(({ text, currency, label }) => (
        <button
          key={label ?? text}
          className="button button--quiet field__offer"
          type="button"
          onClick={() => {
            set(text);
            if (currency) setOther('currency', currency);
          }}
        >
          {label ?? text}
        </button>
      ))}
    </>
  );
}
