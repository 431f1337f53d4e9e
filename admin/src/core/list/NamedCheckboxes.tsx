import { styled, type Theme, ThemeProvider } from '@mui/material';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';

/** Gives the checkboxes of a table's rows accessible names; react-admin labels the element around the input instead. */
export function NamedCheckboxes({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={withNames}>{children}</ThemeProvider>;
}

function withNames(theme: Theme): Theme {
  const MuiCheckbox = {
    ...theme.components?.MuiCheckbox,
    defaultProps: {
      ...theme.components?.MuiCheckbox?.defaultProps,
      slots: { input: NamedInput },
    },
  };
  return { ...theme, components: { ...theme.components, MuiCheckbox } } as Theme;
}

interface NamedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  ownerState?: unknown;
}

function NamedInput({ ownerState: _, ...props }: NamedInputProps) {
  const name = useSelectionName();
  return <Input aria-label={name} {...props} />;
}

/** The accessible name of the checkbox that selects the record in context; undefined without a record. */
export function useSelectionName(): string | undefined {
  const translate = useTranslate();
  const nameOf = useGetRecordRepresentation();
  const record = useRecordContext();
  if (!record) return undefined;
  const name = nameOf(record);
  return translate('anden.list.select', { name: typeof name === 'string' ? name : record.id });
}

/** The input of MUI's checkbox, which lies transparently over the box. */
const Input = styled('input')({
  cursor: 'inherit',
  position: 'absolute',
  opacity: 0,
  width: '100%',
  height: '100%',
  top: 0,
  left: 0,
  margin: 0,
  padding: 0,
  zIndex: 1,
});
