import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { fitFile } from '#phone/fitFile';
import { useFormAround } from '../state/useForm.ts';
import { fileProblem, type FileTexts } from './fileProblem.ts';
import { Frame, type Naming } from './Frame.tsx';
import { useField } from './useField.ts';

interface FileFieldProps extends Naming {
  required?: boolean;
  accept: string;
  /** The most bytes that the API takes. */
  maxBytes: number;
  texts: FileTexts;
}

/** A file that is checked when it is chosen; photos are made smaller on the device first. */
export function FileField({ accept, maxBytes, texts, required, ...naming }: FileFieldProps) {
  const { name, hint } = naming;
  const form = useFormAround();
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const field = useField(name, { kind: 'file', isRequired: required }, hint !== undefined);
  useEffect(() => {
    if (!field.value && input.current) input.current.value = '';
  }, [field.value]);
  return (
    <Frame {...naming} field={field} required={required}>
      <input
        {...field.input}
        ref={input}
        type="file"
        accept={accept}
        required={required}
        onChange={choose}
      />
      <p className="field__hint" role="status">
        {isPreparing ? texts.preparing : ''}
      </p>
    </Frame>
  );

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (!chosen) return field.set(undefined);
    setPreparing(true);
    const { file, unfit } = await fitFile(chosen, maxBytes);
    setPreparing(false);
    if (input.current?.files?.[0] !== chosen) return;
    field.set(file);
    if (!unfit) return;
    target.value = '';
    form.mark({ [name]: { text: fileProblem(unfit, chosen, maxBytes, texts) } });
  }
}
