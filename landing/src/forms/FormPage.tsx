import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead: string;
  /** The steps after the form is sent, in order. */
  steps: readonly string[];
  note: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** A page with a form, and beside it the steps that follow after it is sent. */
export function FormPage({ title, lead, steps, note, picture, children }: FormPageProps) {
  return (
    <div className="formPage wrap">
      <div className="formPage__intro">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ol className="formPage__steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="note">{note}</p>
        {picture}
      </div>
      <div>{children}</div>
    </div>
  );
}
