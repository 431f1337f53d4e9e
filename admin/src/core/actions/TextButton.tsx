import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';

/**
 * A button that shows its text on a phone too, where react-admin's button shows only an icon. `label` is a message
 * key.
 */
export function TextButton({ label, ...props }: ButtonProps & { label: string }) {
  const translate = useTranslate();
  return <Button {...props}>{translate(label)}</Button>;
}
