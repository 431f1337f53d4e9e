import { createContext, useContext } from 'react';

const Form = createContext({ id: '', schema: '' });

/** The id and schema of the form around an input. */
export function useForm() {
  return useContext(Form);
}

/** The context of a form that renders its own form element. */
export const FormScope = Form.Provider;
