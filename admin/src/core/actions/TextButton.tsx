import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A button that keeps its words on a phone, where react-admin's shows an icon alone. `label` is a key. */
export function TextButton({ label, ...props }: ButtonProps & { label: string }) {
  const translate = useTranslate();
  return <Button {...props}>{translate(label)}</Button>;
}
