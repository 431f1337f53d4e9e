import type { Field } from './useField.ts';

/** Shows the problem of a field, and buttons that take the likely meaning. */
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
